import { expect, test } from '@jest/globals';
import { isMeetLink } from '../index.ts';

test.each([
  ['https://meet.google.com/abc-defg-hij', true],
  ['http://meet.google.com/abc-defg-hij', false],
  ['https://meet.google.com.evil.example/abc', false],
  ['https://meet.google.com@evil.example/abc', false],
  ['javascript:alert(1)//https://meet.google.com/', false],
])('whether %s is opened as a Meet link: %s', (address, is) => {
  expect(isMeetLink(address)).toBe(is);
});
