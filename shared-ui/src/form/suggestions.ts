const shownAtMost = 8;

/** Letters without marks and case, so that "ogun" finds "Ògùn". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The options that hold every typed word, those that begin with the typed text first;
 * the first of all options while nothing is typed, and none once an option is typed in full.
 */
export function findSuggestions(options: readonly string[], typed: string): string[] {
  const text = plain(typed.trim());
  if (options.includes(typed)) return [];
  const words = text.split(/\s+/);
  const found = options.filter((option) => words.every((word) => plain(option).includes(word)));
  const begins = found.filter((option) => plain(option).startsWith(text));
  const rest = found.filter((option) => !plain(option).startsWith(text));
  return [...begins, ...rest].slice(0, shownAtMost);
}
