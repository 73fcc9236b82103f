import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process ids of a running product, as it tells them itself. */
export interface Processes {
  pid: number;
  address?: string;
  parts: Record<string, number>;
}

export async function readProcesses(dataDir: string): Promise<Processes> {
  return JSON.parse(await readFile(join(dataDir, 'run', 'product.json'), 'utf8')) as Processes;
}

/** The id of the embedded PostgreSQL's process. */
export async function readPostgresPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'));
}

/** Asks again and again until the answer is yes. @throws Error when the deadline (ms) has passed */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  deadline = 30_000,
): Promise<void> {
  const end = Date.now() + deadline;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${deadline / 1000} s: ${what}`);
    await sleep(50);
  }
}

/** Whether a process with this id is there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Kills processes as a power cut would, and waits until they are gone. */
export async function killHard(pids: number[]): Promise<void> {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  await until('the processes are gone', async () => !pids.some(isAlive));
}
