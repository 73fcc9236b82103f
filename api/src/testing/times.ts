import type { TestApp } from './app.ts';

/** What one side of a comparison took, in milliseconds. */
export interface Times {
  median: number;
  /** Between the first and the third quarter. */
  spread: number;
}

function timesOf(values: number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), spread: at(0.75) - at(0.25) };
}

/**
 * Does two things by turns, each first in every other round, so that whatever else the machine does
 * meets both alike.
 */
export async function compareTimes(
  rounds: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<[Times, Times]> {
  const sides = [one, other].map((work) => ({ work, values: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { work, values } of round % 2 === 0 ? sides : sides.toReversed()) {
      const from = performance.now();
      await work(round);
      values.push(performance.now() - from);
    }
  }
  const [first, second] = sides.map(({ values }) => timesOf(values));
  if (!first || !second) throw new Error('There is nothing to compare.');
  return [first, second];
}

/** How far two medians lie apart, as a part of the smaller spread: below 1 nobody can tell them. */
export const distance = (one: Times, other: Times): number =>
  Math.abs(one.median - other.median) / Math.min(one.spread, other.spread);

/**
 * Lets tries be written down without being counted, so that a limit does not end a comparison.
 * @returns what has them counted again.
 */
export async function stopCounting({ app }: TestApp): Promise<() => Promise<void>> {
  await app.pool.query(`
    create function count_nothing() returns trigger language plpgsql as
      $$ begin new.count = 0; return new; end $$;
    create trigger count_nothing before insert or update on tries
      for each row execute function count_nothing()`);
  return async () => {
    await app.pool.query('drop function count_nothing cascade');
  };
}
