import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { exists } from './exists.ts';
import { runProgram } from './program.ts';
import { databaseUser } from './socket-directory.ts';
import type { ServerUser } from './system-user.ts';

/**
 * Makes the cluster in `dataDir` unless it is there. It is made beside its place and renamed when
 * complete, so that an interrupted start leaves nothing that looks ready.
 * @throws with what initdb said.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser,
  durable: boolean,
): Promise<void> {
  if (await exists(join(dataDir, 'PG_VERSION'))) return;
  const parent = dirname(dataDir);
  const prefix = `${basename(dataDir)}.new-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const unfinished = join(parent, `${prefix}${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (user) await chown(unfinished, user.uid, user.gid);
  const made = await runProgram(
    binaries.initdb,
    [
      ...['--pgdata', unfinished, '--username', databaseUser, '--auth', 'trust'],
      ...['--encoding', 'UTF8', '--no-locale'],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { user, cwd: '/' },
  );
  if (made.code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(clusterFailure(made.output, dataDir, user));
  }
  // An empty folder of that name may have been made by hand; anything else stays untouched.
  await rename(unfinished, dataDir);
}

function clusterFailure(output: string, dataDir: string, user: ServerUser): string {
  if (user && /permission denied|EACCES/i.test(output)) {
    return `PostgreSQL runs as ${user.name}, who cannot reach ${dataDir}. Choose another DATA_DIR.`;
  }
  return `The database could not be prepared in ${dataDir}: ${output.trim()}`;
}
