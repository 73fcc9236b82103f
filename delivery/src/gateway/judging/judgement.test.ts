import { describe, expect, test } from '@jest/globals';
import { heard, noCounts, type ReleaseCounts } from '../../contract/health.ts';
import { chanceOfSoMany } from './fisher-test.ts';
import { fault, networksNeeded, type JudgingRules } from './judgement.ts';

const rules: JudgingRules = { visitors: 10, networks: 5, points: 10, minutes: 60 };

/** Each failing visitor from another network, unless it is said otherwise. */
function counts(failing: number, visitors: number, networks = failing): ReleaseCounts {
  return {
    ...noCounts(),
    failing,
    visitors,
    failures: failing > 0 ? { render: failing } : {},
    networks: heard(Array.from({ length: failing }, (_, visitor) => visitor % networks)),
  };
}

const verdict = (release: ReleaseCounts, before: ReleaseCounts) =>
  fault(release, { version: '1.0.0-a', counts: before }, rules);

describe('Fisher’s exact test', () => {
  // The tea-tasting of R. A. Fisher, and tables reckoned by hand.
  test.each([
    [4, 4, 0, 4, 1 / 70],
    [3, 4, 1, 4, 17 / 70],
    [0, 10, 3, 10, 1],
    [4, 8, 0, 32, 70 / 91_390],
  ])('%d of %d beside %d of %d', (hits, of, otherHits, otherOf, chance) => {
    const found = chanceOfSoMany({ hits, of }, { hits: otherHits, of: otherOf });
    expect(found).toBeCloseTo(chance, 10);
  });

  test('holds for large groups', () => {
    const chance = chanceOfSoMany({ hits: 300, of: 10_000 }, { hits: 2_000, of: 100_000 });
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1e-9);
  });
});

describe('a release goes', () => {
  test('that fails for half of its few visitors', () => {
    expect(verdict(counts(5, 10), counts(0, 40))).toBe(
      '5 of 10 visitors met a failure (render), with 1.0.0-a 0 of 40',
    );
  });

  test('that fails for many where its predecessor fails for some', () => {
    expect(verdict(counts(60, 200), counts(20, 400))).not.toBeNull();
  });

  test('also where nothing is known of its predecessor', () => {
    expect(verdict(counts(6, 10), noCounts())).not.toBeNull();
  });
});

describe('a release stays', () => {
  test.each([
    ['without failures', counts(0, 1_000), counts(0, 1_000)],
    ['of which too few have told', counts(5, 9), counts(0, 100)],
    ['that fails as its predecessor does', counts(50, 100), counts(200, 400)],
    ['that fails a little more often, by chance', counts(6, 30), counts(10, 120)],
    ['that surely fails more often, but hardly', counts(400, 10_000), counts(200, 10_000)],
    ['of which four networks say that it fails', counts(12, 12, 4), counts(0, 100)],
  ])('%s', (_what, release, before) => {
    expect(verdict(release, before)).toBeNull();
  });

  test('when a few networks cry louder than all others', () => {
    // A hundred failures from five networks count as fifteen.
    expect(verdict(counts(100, 300, 5), counts(3, 300))).toBeNull();
  });

  test('when one network cries where others fail now and then', () => {
    const honest = counts(4, 60);
    const cries = Array.from({ length: 60 }, () => 9);
    const cried: ReleaseCounts = {
      ...honest,
      failing: honest.failing + cries.length,
      visitors: honest.visitors + cries.length,
      networks: heard([...honest.networks, ...cries]),
    };
    expect(verdict(cried, counts(20, 400))).toBeNull();
  });
});

test.each([
  [0, 5],
  [2_400, 5],
  [12_000, 25],
  [10_000_000, 256],
])('with %d visitors an hour failures have to come from %d networks', (hourly, networks) => {
  expect(networksNeeded(rules.networks, hourly)).toBe(networks);
});

/** A repeatable source of chance (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets visitors come one by one, and looks after each fifth, as judges do. */
function lookedAt(rate: { release: number; before: number }, next: () => number): number | null {
  const release = { failing: 0, visitors: 0 };
  const before = { failing: 0, visitors: 0 };
  for (let visitor = 1; visitor <= 1_500; visitor++) {
    const isCanary = next() < 0.2;
    const seen = isCanary ? release : before;
    seen.visitors += 1;
    if (next() < (isCanary ? rate.release : rate.before)) seen.failing += 1;
    if (visitor % 5 !== 0) continue;
    const found = verdict(
      counts(release.failing, release.visitors),
      counts(before.failing, before.visitors),
    );
    if (found !== null) return release.visitors;
  }
  return null;
}

test('looked at again and again, of 300 good releases at most one goes, of 300 bad ones all', () => {
  const next = chances(20_260);
  const good = Array.from({ length: 300 }, () => lookedAt({ release: 0.02, before: 0.02 }, next));
  expect(good.filter((visitors) => visitors !== null).length).toBeLessThanOrEqual(1);
  const bad = Array.from({ length: 300 }, () => lookedAt({ release: 0.5, before: 0.02 }, next));
  expect(bad).not.toContain(null);
  const needed = bad.map((visitors) => visitors ?? Infinity).sort((a, b) => a - b);
  expect(needed[150]).toBeLessThanOrEqual(12);
});
