/**
 * Gives work up after a while. `AbortSignal.timeout` is younger than some browsers.
 * @param limit in milliseconds
 * @param work ends when its signal is aborted
 * @throws whatever the work throws
 */
export async function inTime<T>(
  limit: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), limit);
  try {
    return await work(control.signal);
  } finally {
    clearTimeout(timer);
  }
}
