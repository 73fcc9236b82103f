import { expect, test } from '@jest/globals';
import { operationAddress } from './operation-address.ts';

test('an address is below that of the api', () => {
  expect(operationAddress('/me/export')).toBe('http://localhost/IFJ/api/me/export');
});

test('what it asks for stands behind it, and nothing for what is undefined', () => {
  const address = 'http://localhost/IFJ/api/auth/google';
  expect(operationAddress('/auth/google', { next: '/a?b=c', lang: undefined })).toBe(
    `${address}?next=%2Fa%3Fb%3Dc`,
  );
  expect(operationAddress('/auth/google', { next: undefined })).toBe(address);
});
