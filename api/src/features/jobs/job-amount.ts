const form = /^(\d{1,12}) - (\d{1,12}) NGN(?: (per week|per month|total))?$/;

export interface Amount {
  min: number;
  max: number;
  period: 'per week' | 'per month' | 'total' | null;
}

/** Reads `<min> - <max> NGN`, with a period if it has one; null for any other text. */
export function readAmount(text: string): Amount | null {
  const match = form.exec(text);
  if (!match) return null;
  const period = (match[3] ?? null) as Amount['period'];
  return { min: Number(match[1]), max: Number(match[2]), period };
}

/** What is wrong with an amount, or null. `<min> - <max> NGN`, with a period if one likes. */
export function amountProblem(text: string): string | null {
  const amount = readAmount(text);
  if (!amount) {
    return 'Write the amount as "1000 - 2000 NGN", with "per week", "per month" or "total" if you like.';
  }
  return amount.min > amount.max ? 'The first amount is the smaller one.' : null;
}

const naira = (value: number) => `₦${value.toLocaleString('en-GB')}`;

/** A stored amount as people read it, "₦1,000 – ₦2,000 per month"; another text as it is. */
export function amountText(text: string): string {
  const amount = readAmount(text);
  if (!amount) return text;
  const { min, max, period } = amount;
  const range = min === max ? naira(min) : `${naira(min)} – ${naira(max)}`;
  return period ? `${range} ${period}` : range;
}
