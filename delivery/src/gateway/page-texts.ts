import { fillTemplate, type PageParts } from './html.ts';
import type { LiveState } from './live-pages.ts';

interface Known {
  state: LiveState;
  html: string;
}

/** The HTML of pages: what is made of the same parts again is the same text. */
export class PageTexts {
  /** By the document of a page, or by the state where it has none; then by the files that it names. */
  readonly #known = new WeakMap<object, Map<string, Known>>();

  /**
   * @param state from which the parts are, but for document and files
   * @returns the HTML
   */
  fill(state: LiveState, parts: PageParts): string {
    // What is one visitor's own is not kept.
    if (parts.overrides !== null) return fillTemplate(parts);
    const owner = parts.document ?? state;
    const texts = this.#known.get(owner) ?? new Map<string, Known>();
    this.#known.set(owner, texts);
    const key = parts.files.map(({ address }) => address).join(' ');
    const known = texts.get(key);
    if (known?.state === state) return known.html;
    const html = fillTemplate(parts);
    texts.set(key, { state, html });
    return html;
  }
}
