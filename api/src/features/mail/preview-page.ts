import type { Composed } from './compose.ts';
import { escapeHtml } from './layout.ts';

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 16px; font: 16px/1.5 system-ui, sans-serif }
a { display: inline-block; min-height: 24px }
iframe { height: 760px; border: 1px solid #74837b; margin: 0 16px 16px 0; max-width: 100% }
pre { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 72ch }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;

/** Every template by name, each a link to its preview. */
export function previewIndex(mails: { name: string; subject: string }[]): string {
  const items = mails.map(
    ({ name, subject }) =>
      `<li><a href="mail-previews/${escapeHtml(name)}">${escapeHtml(name)}</a>: ${escapeHtml(subject)}</li>`,
  );
  return page('Mails', `<ul>\n${items.join('\n')}\n</ul>`);
}

/** One mail as a phone and as a wide screen show it, and as text. */
export function previewPage(name: string, { subject, html, text }: Composed): string {
  const frame = (width: number) =>
    `<iframe title="${width} pixels wide" width="${width}" sandbox srcdoc="${escapeHtml(html)}"></iframe>`;
  return page(
    name,
    `<p><a href="../mail-previews">All mails</a></p>
<p>Subject: ${escapeHtml(subject)}</p>
${frame(320)}${frame(640)}
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}
