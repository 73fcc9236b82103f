/** A mail in plain words; the layout makes HTML and text of it. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A button below the text: a path of the product, which begins with a slash. */
  action?: { label: string; path: string };
  closing: string;
}

const longestLine = 200;

/** A subject is one line, whatever a name in it holds; no character is cut in half. */
export const oneLine = (text: string) =>
  Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longestLine).join('');

/** The letter itself as plain text, as it is shown before it is sent, too. */
export function letterText(letter: Letter, publicUrl: string): string {
  const action = letter.action && `${letter.action.label}: ${publicUrl}${letter.action.path}`;
  return [letter.greeting, ...letter.paragraphs, action, letter.closing]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
}
