const mostWords = 8;
/** A shorter word must be met as it is: too many words begin with it. */
const shortestBeginning = 3;

/** A word that is looked for. */
export interface SearchWord {
  text: string;
  /** Whether it must be met as it is, or may begin a word. */
  isWhole: boolean;
}

/** The words of a search text. */
export function searchWords(text: string): SearchWord[] {
  return text
    .split(/[\s'\\]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => ({ text: word, isWhole: word.length < shortestBeginning }));
}

/**
 * A search text as the query of a text index: every word must be met in the posting.
 * Words stand quoted, so that nothing in them is read as an operator.
 * @returns null when there is no word in the text.
 */
export function searchQuery(text: string): string | null {
  const words = searchWords(text).map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`);
  return words.length === 0 ? null : words.join(' & ');
}

/** A text as a pattern that every name fits which holds it. */
export const namePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
