export interface Latencies {
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** @param took milliseconds of each answer; they are sorted in place */
export function percentilesOf(took: Float64Array): Latencies {
  took.sort();
  return { p50: at(took, 0.5), p99: at(took, 0.99) };
}
