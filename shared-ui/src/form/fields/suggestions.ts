const shownAtMost = 8;

/** Words that a short name may leave out, as FUTO and YABATECH do. */
const leftOut = new Set(['and', 'college', 'for', 'of', 'the']);

/** Words without marks, case and punctuation, so that "ogun" finds "Ògùn". */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether a text is made of the beginnings of words in their order: "unilag", "oau", "yabatech". */
function isShortFor(text: string, words: readonly string[]): boolean {
  if (text === '') return true;
  const [word, ...rest] = words;
  if (word === undefined) return false;
  if (leftOut.has(word) && isShortFor(text, rest)) return true;
  const beginnings = Array.from(word, (_, index) => word.slice(0, index + 1));
  return beginnings.some(
    (beginning) => text.startsWith(beginning) && isShortFor(text.slice(beginning.length), rest),
  );
}

/**
 * The options that begin with the typed text, then those that it is short for, then the others
 * that hold every typed word; the first of all options while nothing is typed, and none once an
 * option is typed in full.
 */
export function findSuggestions(options: readonly string[], typed: string): string[] {
  if (options.includes(typed)) return [];
  const typedWords = wordsOf(typed);
  const spoken = typedWords.join(' ');
  const short = typedWords.join('');
  const ranks: string[][] = [[], [], []];
  for (const option of options) {
    const words = wordsOf(option);
    const text = words.join(' ');
    if (text.startsWith(spoken)) ranks[0]?.push(option);
    else if (isShortFor(short, words)) ranks[1]?.push(option);
    else if (typedWords.every((word) => text.includes(word))) ranks[2]?.push(option);
  }
  return ranks.flat().slice(0, shownAtMost);
}
