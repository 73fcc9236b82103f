import { copyFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '../../contract/release.ts';
import { parseRelease } from '../../contract/validate.ts';
import { compress, isCompressible } from '../brotli.ts';
import { BrokenReleaseError } from '../errors.ts';
import { integrityOf, integrityOfFile } from '../integrity.ts';
import { syncFolder, writeNewFile } from './durable-file.ts';

/**
 * @param folder a built folder, or a published release
 * @returns what its `release.json` says
 * @throws ContractError, BrokenReleaseError
 */
export async function readReleaseFile(folder: string): Promise<Release> {
  const path = join(folder, 'release.json');
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new BrokenReleaseError(folder, [`release.json ${reason}`]);
  }
  return parseRelease(value, path);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies one file and its compressed form. @returns what is wrong with it, or `null` */
async function takeOverFile(
  source: string,
  target: string,
  expected: { size: number; integrity: string },
  cacheFolder: string | undefined,
): Promise<string | null> {
  await mkdir(dirname(target), { recursive: true });
  if (!isCompressible(target)) {
    await copyFile(source, target);
    await syncFile(target);
    return (await integrityOfFile(target)) === expected.integrity ? null : 'has another hash';
  }
  const content = await readFile(source);
  if (integrityOf(content) !== expected.integrity) return 'has another hash';
  await writeNewFile(target, content);
  const compressed = await compress(content, cacheFolder);
  if (compressed) await writeNewFile(`${target}.br`, compressed);
  return null;
}

/**
 * Copies a built folder, checks every hash on the way, and adds the compressed forms.
 * @param source the built folder
 * @param target an empty folder
 * @throws BrokenReleaseError that names every file that is missing or changed
 */
export async function takeOver(
  release: Release,
  source: string,
  target: string,
  cacheFolder?: string,
): Promise<void> {
  const problems = await Promise.all(
    Object.entries(release.files).map(async ([file, expected]) => {
      try {
        const problem = await takeOverFile(
          join(source, file),
          join(target, file),
          expected,
          cacheFolder,
        );
        return problem === null ? [] : [`${file} ${problem}`];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [`${file} is missing`];
        throw error;
      }
    }),
  );
  if (problems.flat().length > 0) throw new BrokenReleaseError(source, problems.flat());
  await writeNewFile(join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await syncFolder(target);
}
