import type { ApiError } from './errors.ts';

/** Does a piece of work once it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `atOnce` pieces of work be done at the same time.
 * @param mostWaiting so many more wait; beyond that one is sent away with `refusal`.
 */
export function takeTurns(atOnce: number, mostWaiting: number, refusal: () => ApiError): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
