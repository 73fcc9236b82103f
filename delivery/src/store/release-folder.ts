import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleaseFile } from '../contract/release.ts';
import { parseRelease } from '../contract/validate.ts';
import { compress, isCompressible } from './brotli.ts';
import { BrokenReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { isTaken } from './names.ts';

/** How the compressed form of a file is named. */
export const brotliSuffix = '.br';

/** What the system says where no file is; all else says nothing of the release. */
const wrong = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/**
 * @param text what a `release.json` holds
 * @param source what to call it in an error
 * @throws ContractError, BrokenReleaseError
 */
export function parseReleaseText(text: string, source: string): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BrokenReleaseError(source, ['release.json is not JSON']);
  }
  return parseRelease(value, source);
}

/** @returns what a store keeps as the `release.json` of a release */
export function releaseText(release: Release): string {
  return `${JSON.stringify(release, null, 2)}\n`;
}

/**
 * @param folder a built folder, or a published release
 * @returns what its `release.json` says
 * @throws ContractError, BrokenReleaseError
 */
export async function readReleaseFile(folder: string): Promise<Release> {
  const path = join(folder, 'release.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (!wrong.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new BrokenReleaseError(folder, ['release.json cannot be read']);
  });
  return parseReleaseText(text, path);
}

/** @returns the content of a file @throws Error that says what is wrong with it */
async function readWhole(folder: string, file: string, expected: ReleaseFile): Promise<Buffer> {
  const content = await readFile(join(folder, file)).catch((error: unknown) => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new Error(`${file} is missing`) : error;
  });
  if (integrityOf(content) !== expected.integrity) throw new Error(`${file} has another hash`);
  return content;
}

/**
 * Reads a built folder for publishing: every file is checked, and has its compressed form beside it
 * where that is smaller.
 * @param cacheFolder where compressed files are kept between publishes
 * @returns contents by path within the release, without `release.json`
 * @throws BrokenReleaseError that names every file that is missing or changed
 */
export async function readRelease(
  folder: string,
  release: Release,
  cacheFolder?: string,
): Promise<Map<string, Buffer>> {
  const problems = isTaken(release.name) ? [`the name ${release.name} is taken by the store`] : [];
  const contents = new Map<string, Buffer>();
  await Promise.all(
    Object.entries(release.files).map(async ([file, expected]) => {
      try {
        const content = await readWhole(folder, file, expected);
        contents.set(file, content);
        const compressed = isCompressible(file) ? await compress(content, cacheFolder) : null;
        if (compressed) contents.set(`${file}${brotliSuffix}`, compressed);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    }),
  );
  if (problems.length > 0) throw new BrokenReleaseError(folder, problems.sort());
  return contents;
}
