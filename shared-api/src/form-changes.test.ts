import { expect, test } from '@jest/globals';
import { beginWith, changesOf, startOf } from './form-changes.ts';

test('what was changed is told from what a form began with, also after a draft came back', () => {
  const begun = beginWith({ name: 'Amina', phone: '0803', amount: { from: 1 } });
  const draft = JSON.parse(JSON.stringify({ ...begun, name: 'Bola' })) as typeof begun;
  const today = beginWith({ name: 'Amina', phone: '0900', amount: { from: 2 } });
  const restored = { ...today, ...draft };
  expect(startOf(restored)).toMatchObject({ name: 'Amina', phone: '0803', amount: { from: 1 } });
  expect(changesOf({ ...restored, amount: null }, { ...startOf(restored), amount: null })).toEqual({
    name: 'Bola',
  });
});

test('a form in which nothing was changed has no changes', () => {
  const values = beginWith({ name: 'Amina', sex: null });
  expect(changesOf(values, startOf(values))).toEqual({});
});
