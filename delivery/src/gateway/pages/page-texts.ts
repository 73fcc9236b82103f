import { fillTemplate, type PageParts } from './html.ts';
import type { LiveState } from './live-pages.ts';

/** The HTML of pages: what is made of the same parts again is the same text. */
export class PageTexts {
  /** By the document of a page, or by the state where it has none; then by the files that it names. */
  readonly #known = new WeakMap<object, WeakMap<object, string>>();

  /**
   * @param state from which the parts are, but for the document
   * @returns the HTML
   */
  fill(state: LiveState, parts: PageParts): string {
    // What is one visitor's own is not kept.
    if (parts.overrides !== null) return fillTemplate(parts);
    const owner = parts.document ?? state;
    const texts = this.#known.get(owner) ?? new WeakMap<object, string>();
    this.#known.set(owner, texts);
    const html = texts.get(parts.files) ?? fillTemplate(parts);
    texts.set(parts.files, html);
    return html;
  }
}
