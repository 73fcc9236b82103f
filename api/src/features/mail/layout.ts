import { letterText, oneLine, type Letter } from './letters/letter.ts';

/** What stands around every letter. */
export interface Frame {
  /** Where visitors reach the product, without a slash at the end. */
  publicUrl: string;
  /** Whom a reader can write to; nobody reads what is sent to the sender. */
  supportAddress: string;
  /** Why the reader gets this mail: one sentence. */
  why: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, also between quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const font = 'font-family:system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';
const text = 'margin:0 0 16px;font-size:16px;line-height:24px;overflow-wrap:anywhere';
const small = 'margin:0 0 8px;font-size:14px;line-height:20px;overflow-wrap:anywhere';
const brand =
  'margin:0;padding:16px 20px;border-radius:12px 12px 0 0;background:#0a4a31;color:#f2faf5;' +
  'font-size:20px;line-height:28px;font-weight:700';
/** 48 pixels high, so that a thumb meets it. */
const button =
  'display:inline-block;padding:14px 22px;border-radius:8px;background:#0b5c3b;color:#ffffff;' +
  'font-size:16px;line-height:20px;font-weight:600;text-decoration:none';

/** Programs that follow the reader's dark mode; the others show the light colours. */
const darkStyles = `
@media (prefers-color-scheme: dark) {
.page { background: #0f1613 !important; color: #e6ede9 !important }
.card { background: #18211c !important; color: #e6ede9 !important }
.quiet, .quiet a { color: #b3c0b9 !important }
}`;

function actionHtml({ action }: Letter, publicUrl: string): string {
  if (!action) return '';
  const address = escapeHtml(publicUrl + action.path);
  return `<p style="${text}"><a href="${address}" style="${button}">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="${small};margin-bottom:16px;color:#4a5850">If the button does not work, open this address:<br><a href="${address}" style="color:#0b5c3b">${address}</a></p>`;
}

/**
 * The mail as HTML: one column without fixed widths, readable at 320 pixels, light and dark.
 * Every text is escaped.
 */
export function mailHtml(letter: Letter, { publicUrl, supportAddress, why }: Frame): string {
  const paragraph = (words: string) =>
    `<p style="${text}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
  const support = escapeHtml(supportAddress);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(letter.subject))}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }${darkStyles}
</style>
</head>
<body class="page" style="margin:0;padding:16px 8px;background:#f5f8f6;color:#15201a;${font}">
<div style="max-width:560px;margin:0 auto">
<p style="${brand}">IFJ</p>
<div class="card" style="padding:24px 20px 8px;border-radius:0 0 12px 12px;background:#ffffff;color:#15201a">
${[letter.greeting, ...letter.paragraphs].map(paragraph).join('\n')}
${actionHtml(letter, publicUrl)}
${paragraph(letter.closing)}
</div>
<div class="quiet" style="padding:16px 20px;color:#4a5850">
<p style="${small}">${escapeHtml(why)}</p>
<p style="${small}">Questions? Write to <a href="mailto:${support}" style="color:#4a5850">${support}</a>. Nobody reads answers to this mail.</p>
<p style="${small}"><a href="${escapeHtml(publicUrl)}/" style="color:#4a5850">IFJ</a>: internships for students, and interns for organizations.</p>
</div>
</div>
</body>
</html>
`;
}

/** The same for readers that show no HTML. */
export function mailText(letter: Letter, { publicUrl, supportAddress, why }: Frame): string {
  return `${letterText(letter, publicUrl)}
--${' '}
${why}
Questions? Write to ${supportAddress}. Nobody reads answers to this mail.
IFJ: internships for students, and interns for organizations. ${publicUrl}/
`;
}
