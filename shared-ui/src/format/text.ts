/** How much of a description a card shows. */
const previewLength = 150;

/**
 * The first characters of a text and an ellipsis; a text that fits stays as it is.
 * Characters are counted as a reader sees them, so no letter with a mark is cut in two.
 */
export function truncate(text: string, length: number = previewLength): string {
  if (text.length <= length) return text;
  const characters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
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
