/** A mail in plain words; `composeMail` makes HTML and text of it. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A button below the text: a path of the product, which begins with a slash. */
  action?: { label: string; path: string };
  closing: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** A subject is one line, whatever a name in it holds. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

const textStyle = 'margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#14532d;color:#ffffff;' +
  'font-size:16px;text-decoration:none';

/** Plain text, for readers that show no HTML. */
export function letterText(letter: Letter, publicUrl: string): string {
  const action = letter.action && `${letter.action.label}: ${publicUrl}${letter.action.path}`;
  return [letter.greeting, ...letter.paragraphs, action, letter.closing]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
}

/** One column without fixed widths, readable at 320 pixels. Every text is escaped. */
export function letterHtml(letter: Letter, publicUrl: string): string {
  const paragraph = (text: string) =>
    `<p style="${textStyle}">${escape(text).replaceAll('\n', '<br>')}</p>`;
  const action = letter.action
    ? `<p style="${textStyle}"><a href="${escape(publicUrl + letter.action.path)}" style="${buttonStyle}">${escape(letter.action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(oneLine(letter.subject))}</title>
</head>
<body style="margin:0;padding:16px;background:#f4f5f2;color:#1c1f1d;font-family:system-ui,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:20px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 20px;font-size:18px;font-weight:bold;color:#14532d">IFJ</p>
${paragraph(letter.greeting)}
${letter.paragraphs.map(paragraph).join('\n')}
${action}
${paragraph(letter.closing)}
</div>
</body>
</html>
`;
}
