import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something to come about. @throws if it has not after 20 seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await pause(20);
  }
}
