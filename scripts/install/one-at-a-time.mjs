import { readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lookEvery = 500;

/**
 * Does work that only one process may do at a time. A lock of a process that has ended is taken
 * over.
 * @param {string} path of the lock: a link to nothing, since that appears together with what it says
 * @param {() => Promise<void>} work
 * @param {(pid: string) => void} onWait called once, with who is waited for
 */
export async function oneAtATime(path, work, onWait) {
  const own = nameOf(process.pid);
  let hasWaited = false;
  while (!tryToTake(path, own)) {
    const holder = holderOf(path);
    if (holder === null) continue;
    const [pid] = holder.split(' ');
    if (nameOf(pid) !== holder) {
      rmSync(path, { force: true });
      continue;
    }
    if (!hasWaited) onWait(pid);
    hasWaited = true;
    await wait(lookEvery);
  }
  try {
    await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryToTake(path, own) {
  try {
    symlinkSync(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path) {
  try {
    return readlinkSync(path);
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
