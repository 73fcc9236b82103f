import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that this command line belongs to. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The folder of a running product: `DATA_DIR`, or `.data` in the checkout; for root a folder
 * below `/var/lib/ifj`, since the product's database runs as another user there.
 */
export function dataDirectory(env: NodeJS.ProcessEnv): string {
  if (env['DATA_DIR']) return resolve(env['DATA_DIR']);
  if (process.getuid?.() !== 0) return join(repositoryRoot, '.data');
  const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 12);
  return join('/var/lib/ifj', checkout);
}

/** @returns `RELEASES_URL`, or the folder `releases` of the product's data */
export function releasesAddress(env: NodeJS.ProcessEnv): string {
  return env['RELEASES_URL'] || join(dataDirectory(env), 'releases');
}
