import type { PageFile } from './page.ts';

/** JSON that may stand inside a `<script>` element: no tag and no line separator can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function scriptTag({ address, integrity }: PageFile, when: 'async' | 'defer'): string {
  return `<script ${when} crossorigin integrity="${attribute(integrity)}" src="${attribute(address)}"></script>`;
}

function headTag({ address, integrity }: PageFile): string {
  const href = attribute(address);
  if (address.endsWith('.css')) {
    return `<link rel="stylesheet" crossorigin integrity="${attribute(integrity)}" href="${href}">`;
  }
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
}

/** What the HTML of a page is made of. */
export interface PageParts {
  /** The shell's template, with the markers that the release contract names. */
  template: string;
  /** Address of the folder of the shell's release. */
  release: string;
  nonce: string;
  /** The browser's part of the discovery document, as `scriptJson` gives it. */
  discovery: string;
  /** Scripts, style sheets and fonts that this page needs beside `main`. */
  files: PageFile[];
  /** The shell's entry: it runs last. */
  main: PageFile;
}

/** @returns the HTML of a page */
export function fillTemplate(parts: PageParts): string {
  const { template, release, nonce, discovery, files, main } = parts;
  const scripts = files.filter(({ address }) => address.endsWith('.js'));
  const others = files.filter(({ address }) => /\.(css|woff2)$/.test(address));
  const head = [
    ...others.map(headTag),
    `<script type="application/json" id="discovery" nonce="${attribute(nonce)}">${discovery}</script>`,
  ].join('');
  const tags = [...scripts.map((file) => scriptTag(file, 'async')), scriptTag(main, 'defer')].join(
    '',
  );
  return template
    .replaceAll('%release%', () => attribute(release))
    .replaceAll('%nonce%', () => attribute(nonce))
    .replace('<!--gateway:head-->', () => head)
    .replace('<!--gateway:scripts-->', () => tags);
}
