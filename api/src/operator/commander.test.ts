import { hostname } from 'node:os';
import { expect, test } from '@jest/globals';
import { commander } from './commander.ts';

const nameless = () => {
  throw new Error('ENOENT: no such user');
};

test.each([
  [{ SUDO_USER: 'ada', USER: 'root' }, 'ada'],
  [{ USER: 'root' }, 'obi'],
])('the record names who gave the command, by %j', (env, name) => {
  expect(commander(env, () => 'obi')).toBe(`${name}@${hostname()}`);
});

test.each([
  [{ USER: 'operator' }, 'operator'],
  [{}, `uid ${String(process.getuid?.())}`],
])('a user whom the system does not know is named all the same, by %j', (env, name) => {
  expect(commander(env, nameless)).toBe(`${name}@${hostname()}`);
});
