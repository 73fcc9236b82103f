import { earlyFailures } from './early-failures.ts';
import { laterScripts } from './later-scripts.ts';
import type { PageFile } from './page.ts';

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

function dataTag(id: string, json: string, nonce: string): string {
  return `<script type="application/json" id="${id}" nonce="${attribute(nonce)}">${json}</script>`;
}

/** What reads before any script does, and what it was filled from. */
export interface PageDocument {
  head: string;
  body: string;
  /** As `scriptJson` gives it; `null`: no api call fills it. */
  answer: string | null;
}

/** What stands in the template where no document does, between its two markers. */
function region(name: string): RegExp {
  return new RegExp(`<!--gateway:${name}-->([\\s\\S]*?)<!--/gateway:${name}-->`);
}
const about = region('about');
const place = region('document');

/** @returns whether a shell's template has a place for documents */
export function takesDocuments(template: string): boolean {
  return about.test(template) && place.test(template);
}

function withDocument(template: string, document: PageDocument | null, nonce: string): string {
  if (document === null) return template.replace(about, '$1').replace(place, '$1');
  const { head, body, answer } = document;
  const data = answer === null ? '' : dataTag('document-answer', answer, nonce);
  return template
    .replace(about, () => head)
    .replace(place, () => `<div id="document">${body}</div>${data}`);
}

/** What the HTML of a page is made of. */
export interface PageParts {
  /** The shell's template, with the markers that the release contract names. */
  template: string;
  /** Address of the folder of the shell's release, and its version. */
  release: string;
  version: string;
  nonce: string;
  /** The browser's part of the discovery document, as `scriptJson` gives it. */
  discovery: string;
  /** The areas that this visitor gets from elsewhere, likewise; `null`: none. */
  overrides: string | null;
  /** Scripts, style sheets and fonts that this page needs beside `main`. */
  files: readonly PageFile[];
  /** The shell's entry: it runs last. */
  main: PageFile;
  document: PageDocument | null;
}

/** @returns the HTML of a page */
export function fillTemplate(parts: PageParts): string {
  const { template, release, version, nonce, discovery, overrides, files, main, document } = parts;
  const scripts = files.filter(({ address }) => address.endsWith('.js'));
  const others = files.filter(({ address }) => /\.(css|woff2)$/.test(address));
  const head = [
    earlyFailures(version, attribute(nonce)),
    ...others.map(headTag),
    dataTag('discovery', discovery, nonce),
    overrides === null ? '' : dataTag('overrides', overrides, nonce),
  ].join('');
  const tags = document
    ? laterScripts([...scripts, main], attribute(nonce))
    : [...scripts.map((file) => scriptTag(file, 'async')), scriptTag(main, 'defer')].join('');
  const named = template
    .replaceAll('%release%', () => attribute(release))
    .replaceAll('%nonce%', () => attribute(nonce))
    .replace('<!--gateway:head-->', () => head)
    .replace('<!--gateway:scripts-->', () => tags);
  return withDocument(named, document, nonce);
}
