export type AmountPeriod = 'per week' | 'per month' | 'total';

export interface Amount {
  min: number;
  max: number;
  period: AmountPeriod | null;
}

const pattern = /^\s*(\d+)\s*-\s*(\d+)\s*NGN(?:\s+(per week|per month|total))?\s*$/;

/** Reads `<min> - <max> NGN[ per week| per month| total]`; null for any other text. */
export function readAmount(text: string): Amount | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const period = match[3] as AmountPeriod | undefined;
  return { min: Number(match[1]), max: Number(match[2]), period: period ?? null };
}

/** The text that is stored for an amount. */
export function writeAmount({ min, max, period }: Amount): string {
  return `${min} - ${max} NGN${period ? ` ${period}` : ''}`;
}

/** Money in naira, "₦1,500". */
function formatNaira(value: number, locale?: string): string {
  return `₦${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value)}`;
}

/**
 * A stored amount with ₦: "₦1,000 – ₦2,000 per month", one figure when both are equal.
 * @returns any other stored text as it is
 */
export function formatAmount(text: string, locale?: string): string {
  const amount = readAmount(text);
  if (!amount) return text;
  const from = formatNaira(amount.min, locale);
  const range = amount.min === amount.max ? from : `${from} – ${formatNaira(amount.max, locale)}`;
  return amount.period ? `${range} ${amount.period}` : range;
}
