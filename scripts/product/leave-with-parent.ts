// Preloaded into every process of the product: when the process that supervises it is gone, however
// it ended, it goes too, at once, so that the next start finds nobody at work on the same data.
// Workers that such a process starts inherit the preload, but not the supervisor: its id comes in
// the address.
import { isAlive } from './process.ts';

const supervisor = new URL(import.meta.url).searchParams.get('supervisor');

// It may have ended before this process got here.
if (supervisor !== null && !isAlive(Number(supervisor))) process.kill(process.pid, 'SIGKILL');

if (process.channel && String(process.ppid) === supervisor) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGKILL');
  });
  process.channel.unref();
}
