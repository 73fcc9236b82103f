/** How long an attempt may take, in milliseconds. */
export interface Deadlines {
  /** With no sign of life for this long, all attempts together are given up. */
  silent: number;
  /** Given up after this long even while bytes go on arriving. */
  receiving: number;
}

/** What an attempt hears and says while it runs. */
export interface Life {
  /** Aborted when the attempt was silent for its share of the time, or is no longer wanted. */
  signal: AbortSignal;
  /** To be called whenever something arrived. */
  sign: () => void;
}

/** One way to get there. */
export type Attempt<T> = (life: Life) => Promise<T>;

/**
 * Starts the attempts one after another: the next one when the one before failed or was silent
 * too long. An attempt that was merely slow still wins if it arrives first.
 * @param onFailure told what each attempt threw that failed before another succeeded
 * @throws what the last attempt threw, or an Error that says nothing arrived
 */
export function firstSuccess<T>(
  attempts: Attempt<T>[],
  deadlines: Deadlines,
  onFailure: (error: Error) => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const patience = deadlines.silent / attempts.length;
    let started = 0;
    let pending = 0;
    let isOver = false;
    let isWon = false;
    let latest = new Error('Nothing arrived in time');
    let current = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;

    const end = (): void => {
      isOver = true;
      clearTimeout(silence);
      clearTimeout(limit);
      current.abort();
    };
    const giveUp = (): void => {
      end();
      // The last attempt hears of it and says where it stood.
      setTimeout(() => reject(latest));
    };
    const sign = (): void => {
      clearTimeout(silence);
      if (!isOver) silence = setTimeout(next, patience);
    };
    const fail = (attempt: number, error: Error): void => {
      pending -= 1;
      if (!isWon) onFailure(error);
      if (attempt === started) latest = error;
      if (isOver) {
        if (attempt === started) reject(error);
      } else if (attempt === started && started < attempts.length) {
        next();
      } else if (pending === 0) {
        end();
        reject(latest);
      }
    };
    const next = (): void => {
      const attempt = attempts[started];
      if (!attempt) return giveUp();
      current.abort();
      current = new AbortController();
      started += 1;
      pending += 1;
      const own = started;
      sign();
      attempt({ signal: current.signal, sign }).then(
        (value) => {
          isWon = true;
          end();
          resolve(value);
        },
        (error: unknown) => fail(own, error instanceof Error ? error : new Error(String(error))),
      );
    };
    const limit = setTimeout(giveUp, deadlines.receiving);
    next();
  });
}
