import { expect, test } from '@jest/globals';
import type { Queryable } from '../../db/client.ts';
import { findsMany, keptSample } from './job-sample.ts';

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

test('however many samples are read at once, everybody gets the one they wait for', async () => {
  const db = {} as Queryable;
  const lists = Array.from({ length: 200 }, (_, number) => `${number}`);
  const samples = lists.map((list) => keptSample(db, list, async () => [job(list)]));
  expect(await Promise.all(samples)).toEqual(lists.map((list) => [job(list)]));
});
