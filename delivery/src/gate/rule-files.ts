import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { Release } from '../contract/release.ts';
import type { ReleaseStore, StoredFile } from '../store/release-store.ts';
import type { Refusal } from './refusal.ts';

async function integrityOfStored({ stream, encoding }: StoredFile): Promise<string> {
  const hash = createHash('sha384');
  if (encoding === 'br') await pipeline(stream, createBrotliDecompress(), hash);
  else await pipeline(stream, hash);
  return `sha384-${hash.digest('base64')}`;
}

/** @returns what is wrong with a file as browsers get it; `null` if nothing is */
async function fileProblem(
  store: ReleaseStore,
  { name, version, files }: Release,
  file: string,
  brotli: boolean,
): Promise<string | null> {
  const what = brotli ? `${file} (compressed)` : file;
  const stored = await store.openFile(name, version, file, brotli);
  if (!stored) return `${file} is missing.`;
  try {
    const integrity = await integrityOfStored(stored);
    return integrity === files[file]?.integrity ? null : `${what} has another hash.`;
  } catch {
    return `${what} cannot be read to its end.`;
  }
}

/** Rule 1: every file of a release is in the store, whole and unchanged, plain and compressed. */
export async function fileRefusals(store: ReleaseStore, release: Release): Promise<Refusal[]> {
  const found = await Promise.all(
    Object.keys(release.files).flatMap((file) =>
      [false, true].map((brotli) => fileProblem(store, release, file, brotli)),
    ),
  );
  const problems = [...new Set(found.filter((problem) => problem !== null))];
  if (problems.length === 0) return [];
  return [
    {
      rule: 'files',
      candidate: `${release.name}@${release.version}`,
      other: null,
      problem: problems.join('\n'),
      wayOut:
        'A published release never changes, so build and publish the package anew under another' +
        ' version; a change of its version in package.json is enough.',
    },
  ];
}
