import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../scripts/product/process.ts';
import { readRecord, type RunningRecord } from '../../scripts/product/running-record.ts';

/** What a running product tells about itself. @throws Error if none runs on the data folder */
export function recordOf(dataDir: string): RunningRecord {
  const record = readRecord(dataDir);
  if (!record) throw new Error(`No product runs on ${dataDir}.`);
  return record;
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

/** Kills processes as a power cut would, and waits until they are gone. */
export async function killHard(pids: number[]): Promise<void> {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  await until('the processes are gone', async () => !pids.some(isAlive));
}
