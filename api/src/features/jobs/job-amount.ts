const form = /^(\d{1,12}) - (\d{1,12}) NGN(?: (?:per week|per month|total))?$/;

/** What is wrong with an amount, or null. `<min> - <max> NGN`, with a period if one likes. */
export function amountProblem(amount: string): string | null {
  const match = form.exec(amount);
  if (!match) {
    return 'Write the amount as "1000 - 2000 NGN", with "per week", "per month" or "total" if you like.';
  }
  return Number(match[1]) > Number(match[2]) ? 'The first amount is the smaller one.' : null;
}
