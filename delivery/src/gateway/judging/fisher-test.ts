/** Natural logarithm of n!, for all n up to the largest that was asked for. */
const logs = [0];

function logFactorial(n: number): number {
  for (let next = logs.length; next <= n; next++) {
    logs.push((logs[next - 1] ?? 0) + Math.log(next));
  }
  return logs[n] ?? 0;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** How many of how many. */
export interface Share {
  hits: number;
  of: number;
}

/**
 * Fisher's exact test, one-sided: how likely it is that the first group has so many hits, or more,
 * if hits do not depend on the group. It holds for groups of any size.
 * @returns 0 to 1
 */
export function chanceOfSoMany(first: Share, second: Share): number {
  const of = first.of + second.of;
  const hits = first.hits + second.hits;
  const all = logChoose(of, hits);
  let chance = 0;
  for (let count = first.hits; count <= Math.min(first.of, hits); count++) {
    if (hits - count > second.of) continue;
    chance += Math.exp(logChoose(first.of, count) + logChoose(second.of, hits - count) - all);
  }
  return Math.min(chance, 1);
}
