import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, readAmount, writeAmount, type AmountPeriod } from './amount.ts';

describe('formatAmount', () => {
  it.each([
    ['1000 - 2000 NGN', '₦1,000 – ₦2,000'],
    ['50000 - 80000 NGN per month', '₦50,000 – ₦80,000 per month'],
    ['5000 - 5000 NGN per week', '₦5,000 per week'],
    ['100000 - 150000 NGN total', '₦100,000 – ₦150,000 total'],
  ])('writes %s as %s', (stored, shown) => {
    expect(formatAmount(stored, 'en-NG')).toBe(shown);
  });

  it.each(['negotiable', '', '1000 NGN', '1000 - 2000 USD', '10.5 - 20 NGN', '1 - 2 NGN per year'])(
    'shows %j as it is',
    (stored) => {
      expect(formatAmount(stored)).toBe(stored);
    },
  );

  it('reads back whatever it writes', () => {
    const periods: (AmountPeriod | null)[] = ['per week', 'per month', 'total', null];
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...periods), (min, max, period) => {
        expect(readAmount(writeAmount({ min, max, period }))).toEqual({ min, max, period });
      }),
    );
  });
});
