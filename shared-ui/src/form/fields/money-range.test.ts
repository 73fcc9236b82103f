import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  amountToMoneyRange,
  emptyMoneyRange,
  moneyRangeProblem,
  moneyRangeSchema,
  moneyRangeToAmount,
  type MoneyRange,
} from './money-range.ts';

const range = (min: string, max: string): MoneyRange => ({ min, max, period: 'per month' });

describe('a typed range of money', () => {
  it.each([
    [range('1000', '2000'), '1000 - 2000 NGN per month'],
    [range('1,000', '₦2,000'), '1000 - 2000 NGN per month'],
    [range('5000', ''), '5000 - 5000 NGN per month'],
    [{ ...range('1', '2'), period: '' as const }, '1 - 2 NGN'],
  ])('is stored as text', (typed, stored) => {
    expect(moneyRangeToAmount(typed)).toBe(stored);
  });

  it.each([
    [range('', ''), 'Enter an amount.'],
    [range('', '2000'), 'Enter the minimum in whole naira, digits only.'],
    [range('ten', '2000'), 'Enter the minimum in whole naira, digits only.'],
    [range('-5', '10'), 'Enter the minimum in whole naira, digits only.'],
    [range('5', '10.5'), 'Enter the maximum in whole naira, digits only.'],
    [range('5', '99999999999'), 'Enter the maximum in whole naira, digits only.'],
    [range('10', '5'), 'The maximum must not be less than the minimum.'],
  ])('says what is wrong with %j', (typed, problem) => {
    expect(moneyRangeProblem(typed)).toBe(problem);
    expect(moneyRangeToAmount(typed)).toBeNull();
  });

  it('comes back from storage as it was', () => {
    const figure = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(figure, figure, (min, more) => {
        const stored = `${min} - ${min + more} NGN total`;
        expect(moneyRangeToAmount(amountToMoneyRange(stored))).toBe(stored);
      }),
    );
  });

  it('starts empty from nothing', () => {
    expect(amountToMoneyRange(null)).toEqual(emptyMoneyRange);
    expect(amountToMoneyRange('')).toEqual(emptyMoneyRange);
  });

  it('keeps a stored text of another form until figures are typed', async () => {
    const stored = amountToMoneyRange('Negotiable, up to 50k');
    expect(stored).toEqual({ ...emptyMoneyRange, stored: 'Negotiable, up to 50k' });
    expect(moneyRangeToAmount(stored)).toBe('Negotiable, up to 50k');
    await expect(moneyRangeSchema().isValid(stored)).resolves.toBe(true);
    expect(moneyRangeToAmount({ ...stored, min: '1000' })).toBe('1000 - 1000 NGN per month');
    await expect(moneyRangeSchema().isValid({ ...stored, min: 'x' })).resolves.toBe(false);
  });
});

describe('the schema of a range', () => {
  it.each([
    [emptyMoneyRange, false],
    [range('1000', '2000'), true],
    [range('', '2000'), false],
  ])('%j is valid: %s', async (value, isValid) => {
    await expect(moneyRangeSchema().isValid(value)).resolves.toBe(isValid);
  });
});
