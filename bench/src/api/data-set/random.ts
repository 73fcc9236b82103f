/** Numbers that look random and are the same in every run. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number that is at least 0 and less than `end`. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the list, each as often as its weight says. */
  draw<T>(list: readonly (readonly [T, number])[]): T;
  /** True so often of one time. */
  happens(share: number): boolean;
  /** Of an exponential distribution: mostly small, seldom large. */
  waiting(mean: number): number;
}

/** The generator mulberry32: 32 bits of state, quick, good enough for made-up people. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick<T>(list: readonly T[]): T {
      return list[below(list.length)] as T;
    },
    draw<T>(list: readonly (readonly [T, number])[]): T {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return (list.at(-1) as readonly [T, number])[0];
    },
    happens: (share) => next() < share,
    waiting: (mean) => -mean * Math.log(1 - next()),
  };
}

/**
 * Draws positions of a list by their weights, in logarithmic time.
 * @throws RangeError for an empty list
 */
export function weighted(weights: ArrayLike<number>): (random: Random) => number {
  if (weights.length === 0) throw new RangeError('No weights.');
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sums[at] = sum += weights[at] ?? 0;
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
