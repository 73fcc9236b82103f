import { stripVTControlCharacters } from 'node:util';

/** How many checks ended how. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, in a line each, where that can be told apart. */
  failures?: string[];
}

/** A check without parts counts as one. */
export const one = (isGood: boolean): Count => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  skipped: 0,
});

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const inWords = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A line of the summary about a test that failed. */
export const failureOf = (test: string, message = ''): string =>
  `${test}: ${stripVTControlCharacters(message).split('\n', 1).join()}`;
