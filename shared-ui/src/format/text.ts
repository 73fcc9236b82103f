/** How much of a description a card shows. */
const previewLength = 150;

/** Characters as a reader sees them: a letter and its marks are one, where the browser can tell. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  // eslint-disable-next-line compat/compat -- Firefox before 2024 has just gone another way.
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** The first characters of a text and an ellipsis; a text that fits stays as it is. */
export function truncate(text: string, length: number = previewLength): string {
  if (text.length <= length) return text;
  const characters = charactersOf(text);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** A size of a file in words: "640 KB", "4.8 MB"; `round` makes whole KB and tenths of MB of it. */
export function formatBytes(bytes: number, round: (part: number) => number = Math.round): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${round(bytes / 1024)} KB`;
  const megabytes = bytes / (1024 * 1024);
  return `${Number.isInteger(megabytes) ? megabytes : (round(megabytes * 10) / 10).toFixed(1)} MB`;
}

/** The first letters of the first two words of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}
