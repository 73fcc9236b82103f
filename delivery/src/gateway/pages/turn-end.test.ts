import { expect, test } from '@jest/globals';
import { TurnEnd } from './turn-end.ts';

test('all who ask in one turn go on together, those of the next turn later', async () => {
  const end = new TurnEnd();
  const order: string[] = [];
  const goOn = async (name: string) => {
    await end.reached();
    order.push(name);
  };
  const first = [goOn('one'), goOn('two')];
  await Promise.resolve();
  first.push(goOn('three'));
  expect(order).toEqual([]);
  const second = new Promise<void>((resolve) => {
    setImmediate(() => {
      order.push('next turn');
      resolve(goOn('four'));
    });
  });
  await Promise.all(first);
  expect(order).toEqual(['one', 'two', 'three']);
  await second;
  expect(order).toEqual(['one', 'two', 'three', 'next turn', 'four']);
});
