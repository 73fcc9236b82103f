import { expect, test } from '@jest/globals';
import { entriesOf } from './entries-of.ts';

const pageOf = (...texts: string[]) => ({
  list: texts.map((text) => ({ id: text.slice(0, 1), text })),
});
const shown = (...pages: ReturnType<typeof pageOf>[]) =>
  entriesOf({ pages }, ({ list }) => list)?.map(({ text }) => text);

test('all pages follow each other', () => {
  expect(shown(pageOf('a1', 'b1'), pageOf('c1'))).toEqual(['a1', 'b1', 'c1']);
});

test('an entry that moved to a later page stands there once, as that page has it', () => {
  expect(shown(pageOf('a1', 'b1'), pageOf('c1', 'a2', 'd1'))).toEqual(['b1', 'c1', 'a2', 'd1']);
});

test('there is nothing before the first page, and an empty one is empty', () => {
  expect(entriesOf(undefined, () => [])).toBeUndefined();
  expect(shown(pageOf())).toEqual([]);
});
