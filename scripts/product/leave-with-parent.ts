// Preloaded into every process of the product: when the process that supervises it is gone, however
// it ended, it goes too, at once, so that the next start finds nobody at work on the same data.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGKILL');
  });
  process.channel.unref();
}
