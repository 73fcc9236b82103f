import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { thisProcess, type RunningProcess } from '../../process/running-process.ts';

/** Who holds a lock. */
export interface Holder extends RunningProcess {
  token: string;
  host: string;
  /** Within which process numbers count: each container has its own; `null` where there is one. */
  pidSpace: string | null;
  /** ISO time, UTC. */
  since: string;
}

function ownPidSpace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** @returns this process as the holder of a new lock */
export function newHolder(): Holder {
  return {
    ...thisProcess(),
    token: randomUUID(),
    host: hostname(),
    pidSpace: ownPidSpace(),
    since: new Date().toISOString(),
  };
}

/** @returns the holder that a lock's content names; `null` if it names none */
export function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return typeof holder.token === 'string' && Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** @returns whether it can be told from here if the holder still runs */
export function isWithinSight({ host, pidSpace }: Holder): boolean {
  return host === hostname() && pidSpace === ownPidSpace();
}
