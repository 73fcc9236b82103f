// Preloaded into every process of the product: when the process that supervises it is gone, however
// it ended, it goes too, at once, so that the next start finds nobody at work on the same data.
// Workers that such a process starts inherit the preload, but not the supervisor: its id comes in
// the address.
import { isAlive } from './process.ts';

const supervisor = new URL(import.meta.url).searchParams.get('supervisor');

/** So often, in milliseconds, does a process look whose supervisor cannot tell it. */
const lookEvery = 1_000;

function leave(): void {
  process.kill(process.pid, 'SIGKILL');
}

function leaveIfAlone(): void {
  if (!isAlive(Number(supervisor))) leave();
}

if (process.channel && String(process.ppid) === supervisor) {
  process.once('disconnect', leave);
  process.channel.unref();
} else if (supervisor !== null) {
  // A worker, or the supervisor ended before this process got here; for a moment it may still seem
  // to be there.
  leaveIfAlone();
  setInterval(leaveIfAlone, lookEvery).unref();
}
