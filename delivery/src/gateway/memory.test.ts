import { expect, test } from '@jest/globals';
import { Memory } from './memory.ts';

test('what was not asked for the longest goes first, when the room is taken', () => {
  const memory = new Memory<string>(100);
  memory.keep('a', 'A', 40);
  memory.keep('b', 'B', 40);
  expect(memory.get('a')).toBe('A');
  memory.keep('c', 'C', 40);
  expect(['a', 'b', 'c'].map((name) => memory.get(name))).toEqual(['A', null, 'C']);
});

test('what is kept again takes its room once', () => {
  const memory = new Memory<string>(100);
  for (let times = 0; times < 10; times++) memory.keep('a', 'A', 60);
  memory.keep('b', 'B', 40);
  expect(['a', 'b'].map((name) => memory.get(name))).toEqual(['A', 'B']);
});

test('what is larger than the room is not kept', () => {
  const memory = new Memory<string>(100);
  memory.keep('a', 'A', 101);
  memory.keep('b', 'B', 100);
  expect(['a', 'b'].map((name) => memory.get(name))).toEqual([null, 'B']);
});
