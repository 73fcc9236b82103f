const started = performance.now();

/** Writes a line for the person who started the product. */
export function say(line: string): void {
  console.log(line);
}

/**
 * Does what the product can go on without; a failure, as on a full disk, is told.
 * @param what cannot be done then
 */
export function attempt(what: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    say(`${what} is not possible: ${(error as Error).message}`);
  }
}

/** Shows a step of the start: that it begins, how it ended, and how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  say(`  · ${name} …`);
  try {
    const result = await work();
    say(`  ✓ ${name} (${inSeconds(performance.now() - from)})`);
    return result;
  } catch (error) {
    say(`  ✗ ${name} (${inSeconds(performance.now() - from)})`);
    throw error;
  }
}

/** Time since this process began, in words. */
export const sinceStart = (): string => inSeconds(performance.now() - started);

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
