import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 * @param deadline in milliseconds
 * @throws Error when it has passed
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  deadline = 30_000,
): Promise<void> {
  // Tests set the clock of `Date`.
  const end = performance.now() + deadline;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${deadline} ms: ${String(isSo)}`);
    await pause(20);
  }
}
