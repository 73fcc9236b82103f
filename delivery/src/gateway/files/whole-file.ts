import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseExtras } from '../../contract/discovery.ts';
import { integrityOf } from '../../store/integrity.ts';
import type { ReleaseStore, StoredFile } from '../../store/release-store.ts';

const decompress = promisify(brotliDecompress);

/** A release as the discovery document has it. */
export interface NamedRelease {
  name: string;
  version: string;
  extras: ReleaseExtras;
}

/** A file that is gone, or is not what was released. Reading it again does not help. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/**
 * Reads a stored file to its end.
 * @param named what to call it in an error
 * @returns its content as it is stored, and its bytes as they were released
 * @throws DamagedFileError if it was changed
 */
export async function readVerified(
  { stream, encoding }: StoredFile,
  integrity: string | undefined,
  named: string,
): Promise<{ content: Buffer; bytes: Buffer }> {
  const content = await buffer(stream);
  const bytes = encoding === 'br' ? await decompress(content).catch(() => null) : content;
  if (bytes === null || integrityOf(bytes) !== integrity) {
    throw new DamagedFileError(`${named} was changed after its release`);
  }
  return { content, bytes };
}

/**
 * Reads a file that the discovery document names.
 * @param brotli in which of the two forms in which it is kept
 * @returns its bytes as they were released
 * @throws DamagedFileError if it is gone or was changed
 */
export async function wholeFile(
  store: ReleaseStore,
  { name, version, extras }: NamedRelease,
  file: string,
  brotli: boolean,
): Promise<Buffer> {
  const found = await store.openFile(name, version, file, brotli);
  if (found === null) throw new DamagedFileError(`${name}@${version} has no ${file}`);
  const named = `${file} of ${name}@${version}`;
  return (await readVerified(found, extras.files[file], named)).bytes;
}
