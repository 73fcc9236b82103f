import { mixed, type Schema } from 'yup';
import { readAmount, writeAmount, type AmountPeriod } from '../../format/amount.ts';

export interface MoneyRange {
  /** As typed: digits, perhaps with commas. */
  min: string;
  max: string;
  period: AmountPeriod | '';
  /** A stored amount of another form: it counts until figures are typed. */
  stored?: string | undefined;
}

export const emptyMoneyRange: MoneyRange = { min: '', max: '', period: 'per month' };

const largest = 1_000_000_000;

function readFigure(text: string): number | null {
  const digits = text.replace(/[\s,₦]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  const figure = Number(digits);
  return figure <= largest ? figure : null;
}

const isEmpty = ({ min, max }: MoneyRange) => min.trim() === '' && max.trim() === '';

/** What a typed range says wrong; null when it is right. An empty maximum means one figure. */
export function moneyRangeProblem(range: MoneyRange): string | null {
  const { min, max } = range;
  if (isEmpty(range)) return range.stored === undefined ? 'Enter an amount.' : null;
  const from = readFigure(min);
  if (from === null) return 'Enter the minimum in whole naira, digits only.';
  const to = max.trim() === '' ? from : readFigure(max);
  if (to === null) return 'Enter the maximum in whole naira, digits only.';
  return to < from ? 'The maximum must not be less than the minimum.' : null;
}

/** The text that is stored for a typed range; null when it is no amount. */
export function moneyRangeToAmount(range: MoneyRange): string | null {
  if (moneyRangeProblem(range) !== null) return null;
  if (isEmpty(range)) return range.stored ?? null;
  const min = readFigure(range.min) ?? 0;
  const max = readFigure(range.max) ?? min;
  return writeAmount({ min, max, period: range.period === '' ? null : range.period });
}

/** A stored amount as the field's value; one of another form stays beside empty figures. */
export function amountToMoneyRange(text: string | null | undefined): MoneyRange {
  if (!text) return emptyMoneyRange;
  const amount = readAmount(text);
  if (!amount) return { ...emptyMoneyRange, stored: text };
  return { min: String(amount.min), max: String(amount.max), period: amount.period ?? '' };
}

/** A yup schema for a range that must be given. */
export function moneyRangeSchema(): Schema<MoneyRange> {
  return mixed<MoneyRange>()
    .required()
    .test('range', ({ min = '', max = '', period = '', stored }: Partial<MoneyRange>, context) => {
      // Formik hands empty texts to a schema as undefined.
      const problem = moneyRangeProblem({ min, max, period, stored });
      return problem === null ? true : context.createError({ message: problem });
    });
}
