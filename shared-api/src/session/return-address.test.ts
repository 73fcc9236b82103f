import { describe, expect, test } from '@jest/globals';
import { readReturnAddress, signInAddress } from './return-address.ts';

describe('the way back after signing in', () => {
  const back = (next: string): string | null =>
    readReturnAddress(`?${new URLSearchParams({ next })}`);

  test('survives the sign-in page', () => {
    const from = { pathname: '/dashboard/jobs', search: '?field=Art', hash: '#top' };
    const address = signInAddress(from);
    expect(readReturnAddress(address.slice('/login'.length))).toBe('/dashboard/jobs?field=Art#top');
  });

  test('is what a browser makes of it', () => {
    expect(back('/dashboard/../dashboard/jobs?a=b c#d')).toBe('/dashboard/jobs?a=b%20c#d');
  });

  test('may have escapes that mean nothing', () => {
    expect(back('/dashboard/jobs?q=100%')).toBe('/dashboard/jobs?q=100%');
    expect(back('/dashboard/%E0%A4')).toBe('/dashboard/%E0%A4');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'jobs',
    '',
    '/login?next=/',
    '/\t/evil.example',
    '/\n/evil.example',
    '/dashboard\u0000',
    '/..//evil.example',
    '/./login',
    '/LOGIN',
    '/%6Cogin',
    '/loader?google=refused',
    '/register',
    '/signup?next=%2F',
    '/create-company-account',
    '/reset-password?token=a',
    '//[',
  ])('never leads to %j', (next) => expect(back(next)).toBeNull());
});
