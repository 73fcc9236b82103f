import { expect, test } from '@jest/globals';
import { PostLimit } from './post-limit.ts';

test('a network is taken 240 times, and others beside it', () => {
  const limit = new PostLimit();
  const taken = Array.from({ length: 250 }, () => limit.take('192.0.2.1'));
  expect(taken.filter(Boolean)).toHaveLength(240);
  expect(limit.take('192.0.2.2')).toBe(true);
});

test('whoever sends from very many networks keeps nobody else from sending', () => {
  const limit = new PostLimit();
  for (let network = 0; network < 65_536; network++) limit.take(`2001:db8:1:${network}`);
  expect(limit.take('192.0.2.1')).toBe(true);
});
