import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { AnswerBatch } from './answer-batch.ts';

const answer = (id: string) => ({ id, method: 'GET', url: '/', status: 200, ms: 1 });

let told: string[];
let batch: AnswerBatch;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  batch = new AnswerBatch(({ id }) => void told.push(id));
});
afterEach(() => {
  jest.useRealTimers();
});

test('answers are told of together, in their order, at the latest after 50 ms', () => {
  batch.add(answer('a'));
  jest.advanceTimersByTime(49);
  batch.add(answer('b'));
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['a', 'b']);
  batch.add(answer('c'));
  jest.advanceTimersByTime(50);
  expect(told).toEqual(['a', 'b', 'c']);
});

test('many are told of at once', () => {
  for (let count = 0; count < 16; count++) batch.add(answer(String(count)));
  expect(told).toHaveLength(16);
  expect(jest.getTimerCount()).toBe(0);
});

test('what is asked for is told of at once, and only once', () => {
  batch.add(answer('a'));
  batch.flush();
  jest.advanceTimersByTime(100);
  expect(told).toEqual(['a']);
});
