import { expect, test } from '@jest/globals';
import { demoNotice } from './demo-notice.ts';

test.each([
  ['127.0.0.1', false],
  ['localhost', false],
  ['0.0.0.0', true],
  ['192.168.1.20', true],
])('at %s it warns of those who know the password: %s', (host, warns) => {
  const notice = demoNotice(host).join('\n');
  expect(notice).toMatch(/student@ifj\.example/);
  expect(notice.includes(`Whoever reaches ${host} can sign in`)).toBe(warns);
});
