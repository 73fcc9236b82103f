import { LRUCache } from 'lru-cache';
import { accepts, encode, type Encoded } from '../encoding.ts';
import { CompressedPage } from './compressed-page.ts';
import { newNonce } from './nonce.ts';

/** Bytes of pages that are kept. */
const room = 64_000_000;

/**
 * Encodes pages, which are alike but for their nonce: compressing takes longer than all else, so it
 * is done once for each text.
 */
export class PageEncoder {
  /** What stands in a page for its nonce; nobody outside can know it. */
  readonly slot = newNonce();
  readonly #pages = new LRUCache<string, Promise<CompressedPage | null>>({
    maxSize: room,
    // The text is kept, and copies of what it is compressed to.
    sizeCalculation: (_page, html) => 4 * html.length,
  });

  /**
   * @param html with the slot in the place of its nonce
   * @returns the page with the nonce
   */
  async encode(
    html: string,
    acceptEncoding: string | string[] | undefined,
    nonce: string,
  ): Promise<Encoded> {
    const page = accepts(acceptEncoding, 'br') ? await this.#compressed(html) : null;
    if (page) {
      const body = page.with(nonce);
      return { body, encoding: 'br', onSent: () => page.takeBack(body) };
    }
    return encode(html.replaceAll(this.slot, nonce), acceptEncoding);
  }

  async #compressed(html: string): Promise<CompressedPage | null> {
    try {
      return await (this.#pages.get(html) ?? this.#compress(html));
    } catch {
      this.#pages.delete(html);
      return null;
    }
  }

  #compress(html: string): Promise<CompressedPage | null> {
    const compressing = CompressedPage.of(html, this.slot);
    this.#pages.set(html, compressing);
    return compressing;
  }
}
