import { readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lookEvery = 500;

/** Between the processes that a lock names. */
const and = ', ';

/**
 * Does work that only one process may do at a time. A lock is taken over once every process that it
 * names has ended.
 * @param {string} path of the lock: a link to nothing, since that appears together with what it says
 * @param {(alsoWorks: (pid: number) => void) => Promise<void>} work names with `alsoWorks` the
 *   process that does it by now, and may outlive this one
 * @param {(pid: string) => void} onWait called once, with who is waited for
 */
export async function oneAtATime(path, work, onWait) {
  const own = nameOf(process.pid);
  let hasWaited = false;
  while (!tryToTake(path, own)) {
    const holders = holdersOf(path);
    if (holders === null) continue;
    const working = holders.map((holder) => holder.split(' ')[0]).find(isOneOf(holders));
    if (working === undefined) {
      rmSync(path, { force: true });
      continue;
    }
    if (!hasWaited) onWait(working);
    hasWaited = true;
    await wait(lookEvery);
  }
  try {
    await work((pid) => {
      const next = `${path}.${process.pid}`;
      rmSync(next, { force: true });
      symlinkSync([own, nameOf(pid)].join(and), next);
      renameSync(next, path);
    });
  } finally {
    rmSync(path, { force: true });
  }
}

/** Whether the process that has this number now is one of those. */
const isOneOf = (holders) => (pid) => holders.includes(nameOf(pid));

function tryToTake(path, own) {
  try {
    symlinkSync(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holdersOf(path) {
  try {
    return readlinkSync(path).split(and);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Number and start time of a process, where the system tells that; `null` if it has ended. */
function nameOf(pid) {
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  return `${pid} ${startOf(pid)}`.trimEnd();
}

function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}
