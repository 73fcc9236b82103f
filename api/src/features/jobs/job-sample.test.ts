import { expect, test } from '@jest/globals';
import { findsMany } from './job-sample.ts';

const job = (companyName: string, ...words: string[]) => ({
  companyName,
  words: `\n${words.join('\n')}\n`,
});

const sample = [
  job('Ade & Sons', 'accountant', 'in', 'lagos', 'data-driven'),
  job('Bola Works', 'data', 'engineer', 'lagos'),
  job('Works of Chi', 'nurse', 'kano'),
];

test.each([
  ['data', true],
  ['LAGOS', true],
  ['data lagos', true],
  ['data engineer', false],
  ['engineer', false],
  ['works', true],
  ['in', false],
  ['i', false],
  ['nothing', false],
  ['&', false],
])('a sample of three tells whether many are found: %s', (text, expected) => {
  expect(findsMany(sample, text)).toBe(expected);
});
