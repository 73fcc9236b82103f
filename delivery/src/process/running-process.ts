import { readFileSync } from 'node:fs';

/** A process that can be told from a later one with the same number. */
export interface RunningProcess {
  pid: number;
  /** When it started, in the kernel's ticks; `null` where the system does not tell. */
  born: string | null;
}

function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** @returns what tells this process from every other of this machine */
export function thisProcess(): RunningProcess {
  return { pid: process.pid, born: bornAt(process.pid) };
}

/** @returns whether it is still there, whoever it belongs to */
export function isRunning({ pid, born }: RunningProcess): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // What belongs to another user may not be asked, and is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const bornNow = bornAt(pid);
  return born === null || bornNow === null || born === bornNow;
}
