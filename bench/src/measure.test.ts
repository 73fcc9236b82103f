import { expect, test } from '@jest/globals';
import { isDecided } from './measure.ts';

/** Figures around 1,000 that are at most so far from it. */
const around = (spread: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => 1000 + spread * (-1 + (2 * at) / (count - 1)));

const times = (factor: number, values: number[]): number[] => values.map((value) => value * factor);

test.each([1.04, 1.16])('a ratio of %d is decided by few measurements that agree', (ratio) => {
  const yardstick = around(50, 7);
  expect(isDecided(times(ratio, yardstick), yardstick, 1.1)).toBe(true);
});

test.each([1.09, 1.11])('a ratio of %d is not', (ratio) => {
  const yardstick = around(50, 7);
  expect(isDecided(times(ratio, yardstick), yardstick, 1.1)).toBe(false);
});

test('the wider measurements lie apart, the more of them it takes', () => {
  const few = around(150, 7);
  const many = around(150, 70);
  expect(isDecided(times(1.04, few), few, 1.1)).toBe(false);
  expect(isDecided(times(1.04, many), many, 1.1)).toBe(true);
});
