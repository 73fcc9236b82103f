import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseExtras } from '../contract/discovery.ts';
import { integrityOf } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const decompress = promisify(brotliDecompress);

/** A release as the discovery document has it. */
export interface NamedRelease {
  name: string;
  version: string;
  extras: ReleaseExtras;
}

/**
 * Reads a file that the discovery document names.
 * @param brotli in which of the two forms in which it is kept
 * @returns its bytes as they were released
 * @throws Error if it is gone or was changed
 */
export async function wholeFile(
  store: ReleaseStore,
  { name, version, extras }: NamedRelease,
  file: string,
  brotli: boolean,
): Promise<Buffer> {
  const found = await store.openFile(name, version, file, brotli);
  if (found === null) throw new Error(`${name}@${version} has no ${file}`);
  const content = await buffer(found.stream);
  const bytes = found.encoding === 'br' ? await decompress(content).catch(() => null) : content;
  if (bytes === null || integrityOf(bytes) !== extras.files[file]) {
    throw new Error(`${file} of ${name}@${version} was changed after its release`);
  }
  return bytes;
}
