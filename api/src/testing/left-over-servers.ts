import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';

/** The beginning of the name of a run's folder, which holds the run's process id. */
export const runFolderPrefix = (pid: number) => join(tmpdir(), `ifj-api-${pid}-`);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ends the servers of runs that were killed before they could, and removes their folders. */
export async function removeLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^ifj-api-(\d+)-/.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    await stopEmbeddedPostgres(join(folder, 'postgres')).catch(() => undefined);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
