import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Where the data of checkouts lies that root runs. */
export const rootDataFolder = '/var/lib/ifj';

/**
 * The folder that holds everything a running product keeps: `DATA_DIR`, or `.data` in the
 * checkout. For root the default lies elsewhere, since PostgreSQL runs as another user, who may
 * not be able to reach the checkout (a clone below /root).
 */
export function dataDirectory(env: NodeJS.ProcessEnv = process.env): string {
  if (env['DATA_DIR']) return resolve(env['DATA_DIR']);
  if (process.getuid?.() !== 0) return join(repositoryRoot, '.data');
  const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 12);
  return join(rootDataFolder, checkout);
}
