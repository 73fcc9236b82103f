import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './system-user.ts';

export const databaseName = 'ifj';
export const databaseUser = 'ifj';
/** The name of PostgreSQL's socket in its folder, with the slash before it. */
const socketName = '/.s.PGSQL.5432';
/** What a socket address of the operating system holds, without the NUL at its end. */
const longestSocketPath = 106;

/** The folder of a cluster's socket: beside the cluster, or in /tmp where that path is too long. */
export function socketDirectory(dataDir: string): string {
  const beside = `${dataDir}-socket`;
  const fits = (folder: string) => Buffer.byteLength(folder + socketName) <= longestSocketPath;
  if (fits(beside)) return beside;
  const name = `ifj-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const inTmp = join(tmpdir(), name);
  return fits(inTmp) ? inTmp : join('/tmp', name);
}

/** The address of a cluster's database, whether or not its server runs. */
export function urlOf(dataDir: string, database = databaseName): string {
  const host = encodeURIComponent(socketDirectory(dataDir));
  return `postgres://${databaseUser}@/${database}?host=${host}`;
}

/** Makes the folder, for the server's user alone. @throws if somebody else already holds it. */
export async function prepareSocketDirectory(dataDir: string, user: ServerUser): Promise<string> {
  const folder = socketDirectory(dataDir);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const allowed = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new Error(`${folder} belongs to somebody else; remove it or choose another DATA_DIR.`);
  }
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return folder;
}
