import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NoStoreError } from './command.ts';

/** The checkout that this command line belongs to, or the `node_modules/@ifj` that it is packed in. */
const home = fileURLToPath(new URL('../../..', import.meta.url));

/** The checkout that this command line belongs to; `null` where an area has installed it. */
export const repositoryRoot = existsSync(join(home, 'package.json')) ? home : null;

/** Where things are kept that can be made again. */
export const cacheFolder =
  repositoryRoot === null ? join(home, '../.cache') : join(repositoryRoot, 'node_modules/.cache');

/**
 * The folder of a running product: `DATA_DIR`, or `.data` in the checkout; for root a folder
 * below `/var/lib/ifj`, since the product's database runs as another user there.
 * @returns `null` if nothing says which
 */
export function dataDirectory(env: NodeJS.ProcessEnv): string | null {
  if (env['DATA_DIR']) return resolve(env['DATA_DIR']);
  if (repositoryRoot === null) return null;
  if (process.getuid?.() !== 0) return join(repositoryRoot, '.data');
  const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 12);
  return join('/var/lib/ifj', checkout);
}

/**
 * @returns `RELEASES_URL`, or the folder `releases` of the product's data
 * @throws NoStoreError if nothing says which
 */
export function releasesAddress(env: NodeJS.ProcessEnv): string {
  if (env['RELEASES_URL']) return env['RELEASES_URL'];
  const data = dataDirectory(env);
  if (data === null) throw new NoStoreError();
  return join(data, 'releases');
}

/** @returns whether it is the store that the product of this checkout has by itself */
export function isOwnStore(env: NodeJS.ProcessEnv): boolean {
  return repositoryRoot !== null && releasesAddress(env) === releasesAddress({});
}
