import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. */
export interface Holder {
  token: string;
  host: string;
  pid: number;
  /** When the process started, in the kernel's ticks; `null` where the system does not tell. */
  born: string | null;
  /** ISO time, UTC. */
  since: string;
}

/** A holder on another machine cannot be looked up; after so many milliseconds it counts as gone. */
const strangerLimit = 30_000;

/** Start time of a process; tells a process from a later one with the same number. */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** @returns this process as the holder of a new lock */
export function thisProcess(): Holder {
  return {
    token: randomUUID(),
    host: hostname(),
    pid: process.pid,
    born: bornAt(process.pid),
    since: new Date().toISOString(),
  };
}

/** @returns whether the holder cannot come back: its process ended, or it is elsewhere and late */
export function isGone(holder: Holder): boolean {
  if (holder.host !== hostname()) return Date.now() - Date.parse(holder.since) > strangerLimit;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  return holder.born !== null && holder.born !== bornAt(holder.pid);
}
