import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rootDataFolder } from '../../data-dir.ts';
import type { ServerUser } from './system-user.ts';

/** Lets the server's user through a folder without letting it be listed. */
async function open(folder: string): Promise<void> {
  await chmod(folder, ((await stat(folder)).mode & 0o777) | 0o011);
}

async function make(folder: string, user: ServerUser): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await make(dirname(folder), user);
  await mkdir(folder, { recursive: true });
  if (user) await open(folder);
}

/**
 * Makes a folder and those above it unless they are there. Where the server has a user of its own,
 * that user can pass through what is made here, whatever the umask, and through folders that are
 * the product's own; a stranger's closed folder stays closed.
 */
export async function makePassableFolder(folder: string, user: ServerUser): Promise<void> {
  await make(folder, user);
  if (!user) return;
  await open(folder);
  if (folder.startsWith(`${rootDataFolder}/`)) await open(rootDataFolder);
}
