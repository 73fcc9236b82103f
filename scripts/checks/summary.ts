import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { add, inWords, type Count } from './count.ts';

/** How one step went. */
export interface Outcome {
  name: string;
  count: Count;
  /** Milliseconds. */
  took: number;
}

/**
 * Prints a table of all steps and the sum, and keeps the sum in `test-results/summary.txt`.
 * @param took all of them, in milliseconds
 * @returns whether nothing failed
 */
export function summarize(outcomes: Outcome[], took: number): boolean {
  const sum = outcomes.map(({ count }) => count).reduce(add, { passed: 0, failed: 0, skipped: 0 });
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('\n━━ Summary');
  for (const { name, count, ...step } of outcomes) {
    const mark = count.failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(width)}  ${inMinutes(step.took)}  ${inWords(count)}`);
    for (const failure of count.failures ?? []) console.log(`    ${failure}`);
  }
  console.log(`\n${inMinutes(took).trim()}, ${inWords(sum)}`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'summary.txt'), `${inWords(sum)}\n`);
  return sum.failed === 0;
}

/** 83,000 is '1:23 min'. */
export function inMinutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')} min`;
}
