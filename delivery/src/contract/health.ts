import type { FailureKind, Vital } from './report.ts';

/** Between good and middling, and between middling and poor (web.dev/articles/vitals). */
export const vitalLimits: Record<Vital, [good: number, poor: number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
};

/** What was counted of one release. */
export interface ReleaseCounts {
  /** Pages that were served with it. */
  pages: number;
  /** Visitors whose browsers told of it, and those of them who met a failure. */
  visitors: number;
  failing: number;
  /** Failures that were told, by kind. */
  failures: Partial<Record<FailureKind, number>>;
  /**
   * Where the failing visitors came from, an entry for each as far as it is heard: every network
   * falls into one of `networkSlots` numbers.
   */
  networks: number[];
  /** How many values were good, middling and poor. */
  vitals: Partial<Record<Vital, [good: number, middling: number, poor: number]>>;
}

/** So few that a number tells nothing of the network, so many that a dozen networks rarely share one. */
export const networkSlots = 1_024;

/** So many visitors of one network are heard. */
export const mostOfNetwork = 3;

/** @returns the networks of failing visitors, without those that are more than one may have */
export function heard(networks: number[]): number[] {
  const counts = new Map<number, number>();
  return networks.filter((network) => {
    const others = counts.get(network) ?? 0;
    counts.set(network, others + 1);
    return others < mostOfNetwork;
  });
}

/** What one gateway counted in one stretch of time. */
export interface HealthWindow {
  /** ISO times, UTC. */
  from: string;
  to: string;
  /** By `name@version`. */
  releases: Record<string, ReleaseCounts>;
}

/** @returns counts of a release of which nothing is known yet */
export function noCounts(): ReleaseCounts {
  return { pages: 0, visitors: 0, failing: 0, failures: {}, networks: [], vitals: {} };
}

/** Adds what was counted elsewhere, or at another time, to a sum. */
export function addCounts(sum: ReleaseCounts, more: ReleaseCounts): void {
  sum.pages += more.pages;
  sum.visitors += more.visitors;
  sum.failing += more.failing;
  sum.networks = heard([...sum.networks, ...more.networks]);
  for (const [kind, count] of Object.entries(more.failures) as [FailureKind, number][]) {
    sum.failures[kind] = (sum.failures[kind] ?? 0) + count;
  }
  for (const [vital, counts] of Object.entries(more.vitals) as [
    Vital,
    [number, number, number],
  ][]) {
    const [good, middling, poor] = sum.vitals[vital] ?? [0, 0, 0];
    sum.vitals[vital] = [good + counts[0], middling + counts[1], poor + counts[2]];
  }
}
