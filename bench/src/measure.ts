import type { SharedProduct } from './products/shared-product.ts';

/** One measured figure beside its yardstick, with the limit for their ratio or for the figure. */
export interface Figure {
  /** What was measured: "/login bytes". */
  name: string;
  unit: string;
  ours: number;
  /** The same of what it is compared with, measured in the same run; null without one. */
  yardstick: number | null;
  /**
   * The largest allowed `ours / yardstick`, or, without a yardstick, the largest allowed `ours`;
   * null for a figure that has none.
   */
  budget: number | null;
  /** The smallest allowed, likewise. */
  least?: number;
}

/**
 * A bench measures, and tells of its progress on the way. Several measure one running product,
 * which its caller ends.
 */
export type Bench = (tell: (line: string) => void, product: SharedProduct) => Promise<Figure[]>;

/** What is held against the budget: the ratio, or without a yardstick the figure itself. */
export function measured({ ours, yardstick }: Figure): number {
  return yardstick === null ? ours : ours / yardstick;
}

export function isWithinBudget(figure: Figure): boolean {
  const { budget, least } = figure;
  const value = measured(figure);
  return (budget === null || value <= budget) && (least === undefined || value >= least);
}

/** @throws RangeError for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new RangeError('No values.');
  return (lower + upper) / 2;
}

/** From the median of distances to the standard deviation, and on to the error of a median. */
const deviationOfDistance = 1.4826;
const errorOfMedian = 1.2533;
/** So many standard errors leave one verdict in ten to chance. */
const certainty = 1.64;

function relativeError(values: readonly number[]): number {
  const middle = median(values);
  const distance = median(values.map((value) => Math.abs(value - middle)));
  return (errorOfMedian * deviationOfDistance * distance) / middle / Math.sqrt(values.length);
}

/**
 * Whether the ratio of two medians is so far from its budget, on either side, that more
 * measurements would hardly turn the verdict.
 */
export function isDecided(
  ours: readonly number[],
  yardstick: readonly number[],
  budget: number,
): boolean {
  const error = Math.hypot(relativeError(ours), relativeError(yardstick));
  const ratio = median(ours) / median(yardstick);
  return Math.abs(ratio / budget - 1) > certainty * error;
}
