import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whom PostgreSQL runs as; null when it may run as the user of this process. */
export type ServerUser = { name: string; uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so for root this finds an ordinary user of the system: whoever
 * has the cluster in `dataDir`, or one for a new cluster.
 */
export async function serverUser(dataDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(join(dataDir, 'PG_VERSION')).catch(() => null);
  if (owner && owner.uid !== 0) {
    return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const entries = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = entries.find(([entry]) => entry === name) ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

/** Options for `spawn` that make a program run as that user. */
export const runAs = (user: ServerUser) => (user ? { uid: user.uid, gid: user.gid } : {});
