import { expect, test } from '@jest/globals';
import { BodyRoom } from './body-room.ts';

const most = { ofOne: 30, all: 60 };

/** A body of a network, which tells whether it had to give way. */
function begin(room: BodyRoom, network: string) {
  const body = {
    ...room.open(network, () => {
      body.isOver = true;
      body.leave();
    }),
    isOver: false,
  };
  return body;
}

/** Bodies of so many bytes each. */
function fill(room: BodyRoom, network: string, sizes: number[]) {
  return sizes.map((size) => {
    const body = begin(room, network);
    expect(body.take(size)).toBe(true);
    return body;
  });
}

const over = (bodies: { isOver: boolean }[]) => bodies.map(({ isOver }) => isOver);

test('one network has its share, and what it leaves is free again', () => {
  const room = new BodyRoom(most);
  const [first] = fill(room, 'a', [20, 10]);
  expect(begin(room, 'a').take(1)).toBe(false);
  first?.leave();
  expect(begin(room, 'a').take(20)).toBe(true);
});

test('without room for all, the longest body of the network that takes most gives way', () => {
  const room = new BodyRoom(most);
  const greedy = fill(room, 'a', [10, 10, 10]);
  const others = [...fill(room, 'b', [15]), ...fill(room, 'c', [15])];
  expect(begin(room, 'd').take(15)).toBe(true);
  expect(over(greedy)).toEqual([true, true, false]);
  expect(over(others)).toEqual([false, false]);
});

test('who would take most gets nothing from others', () => {
  const room = new BodyRoom(most);
  const bodies = [...fill(room, 'a', [20]), ...fill(room, 'b', [20]), ...fill(room, 'c', [20])];
  expect(begin(room, 'd').take(20)).toBe(false);
  expect(over(bodies)).toEqual([false, false, false]);
});

test('a whole body gives way to none', () => {
  const room = new BodyRoom(most);
  const [first, second] = [...fill(room, 'a', [30]), ...fill(room, 'b', [30])];
  first?.stay();
  second?.stay();
  expect(begin(room, 'c').take(1)).toBe(false);
  first?.leave();
  expect(begin(room, 'c').take(30)).toBe(true);
});
