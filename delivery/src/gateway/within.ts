/**
 * Waits for a limited time; what comes later is left behind.
 * @param limit in milliseconds
 * @param trouble what to say of work that takes longer: "the store did not answer"
 * @throws Error with that, and whatever the work throws in time
 */
export async function within<T>(limit: number, trouble: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${trouble} within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
