import { readDocumentTemplate } from '../../contract/document-template.ts';
import { documentBody } from '../../contract/release.ts';

/** What a document says about itself; each text may hold placeholders. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Name of the value that search engines read as JSON-LD; left out where it is missing. */
  structured?: string;
}

/** A document as its area draws it. */
export interface DrawnDocument {
  head: DocumentHead;
  css: string;
  body: string;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function headTags({ title, description, structured }: DocumentHead): string {
  const named = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${attribute(content)}">`;
  return [
    `<title>${attribute(title)}</title>`,
    named('name', 'description', description),
    '<link rel="canonical" href="{{page.address}}">',
    named('property', 'og:type', 'website'),
    named('property', 'og:site_name', 'IFJ'),
    named('property', 'og:title', title),
    named('property', 'og:description', description),
    named('property', 'og:url', '{{page.address}}'),
    named('name', 'twitter:card', 'summary'),
    ...(structured === undefined
      ? []
      : [`{{#${structured}}}<script type="application/ld+json">{{.}}</script>{{/${structured}}}`]),
  ].join('');
}

/** A document is painted once its fonts are there, or soon after: nothing else comes before it. */
function fontTags(css: string): string[] {
  const fonts = new Set(
    [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url = '']) => url),
  );
  return [...fonts].map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  );
}

/** What a page's policy would refuse, or what would let data choose where a link leads. */
const refusals: [RegExp, string][] = [
  [/<[^>]*\sstyle="/, 'has a style attribute, which the policy of pages forbids'],
  [/<[^>]*\son[a-z]+="/, 'has a script attribute, which the policy of pages forbids'],
  [/<script(?! type="application\/ld\+json">)/, 'has a script; only JSON-LD may stand in it'],
  [
    /\s(?:href|src|action)="\{\{(?!page\.)/,
    'has an address that begins with a placeholder: begin it with / or a scheme',
  ],
];

/**
 * Puts a document's template together.
 * @param hasData whether an api call fills it
 * @throws Error that says what is wrong with it
 */
export function documentTemplate({ head, css, body }: DrawnDocument, hasData: boolean): string {
  for (const [name, text] of Object.entries({ title: head.title, description: head.description })) {
    if (typeof text !== 'string' || text.trim() === '')
      throw new Error(`has no ${name} in its head`);
  }
  const tags = headTags(head);
  for (const [pattern, problem] of refusals) {
    const [found] = pattern.exec(tags) ?? pattern.exec(body) ?? [];
    if (found !== undefined) throw new Error(`${problem}: ${found}`);
  }
  if (/<\/style|\{\{/i.test(css)) throw new Error('has styles that end their element');
  if (hasData && !body.includes('{{#failed}}')) {
    throw new Error('does not say what it shows when the api fails: {{#failed}}…{{/failed}}');
  }
  const template = `${fontTags(css).join('')}${tags}<style id="document-style" nonce="{{page.nonce}}">${css}</style>${documentBody}${body}`;
  readDocumentTemplate(template);
  return template;
}
