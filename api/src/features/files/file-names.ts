/** In bytes of UTF-8: what any file system takes, with room for what a browser adds. */
const longestName = 180;

// Path separators, quotes and what no file system likes; control characters; marks that turn the
// direction of text, so that a name reads other than it is.
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

function shorten(text: string, bytes: number): string {
  let short = '';
  let used = 0;
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    short += character;
  }
  return short;
}

/** A sender's file name made safe to store, show and save under, ending in `.extension`. */
export function safeName(name: string, extension: string): string {
  const stem = (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(unsafe, '')
    .replace(/\.[a-z]+$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  // Looked at from its end only once it is short: that takes the square of its length.
  const short = shorten(stem, longestName).replace(/[ .]+$/, '');
  return `${short || 'file'}.${extension}`;
}

const percent = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** The Content-Disposition of a download (RFC 6266, RFC 8187): always an attachment. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const extended = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`;
}
