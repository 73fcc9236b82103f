import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { newNonce, unlikeNonces } from './nonce.ts';

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // Pages are shorter than this window, of 2^18 bytes.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** A compressor may find a part of a nonce to be like the text around it; of another one it does not. */
const tries = 4;

/** So many copies of a page wait for another nonce: about as many as are sent at once. */
const mostIdle = 8;

/** The head of a block of Brotli (RFC 7932, 9.2) that holds so many bytes as they are. */
function plainBlock(length: number): Buffer {
  const isUncompressed = 1 << 19;
  const bits = ((length - 1) << 3) | isUncompressed;
  return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]);
}

/** Compresses texts one after another as one stream; each ends with a whole byte. */
async function compressInTurn(texts: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params });
  const parts: Buffer[] = [];
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
  const takePart = (): void => {
    parts.push(Buffer.concat(chunks));
    chunks = [];
  };
  const work = async (): Promise<Buffer[]> => {
    for (const text of texts) {
      stream.write(text);
      await new Promise<void>((resolve) => stream.flush(resolve));
      takePart();
    }
    const ended = new Promise((resolve) => stream.once('end', resolve));
    stream.end();
    await ended;
    takePart();
    return parts;
  };
  return Promise.race([work(), failed]);
}

/**
 * A page in compressed form, in which a nonce is exchanged without compressing anew: all nonces are
 * equally long, and each stands in a block that holds it as it is.
 */
export class CompressedPage {
  readonly #bytes: Buffer;
  readonly #places: number[];
  readonly #idle: Buffer[] = [];

  private constructor(bytes: Buffer, places: number[]) {
    this.#bytes = bytes;
    this.#places = places;
  }

  /**
   * @param html a page
   * @param slot what stands in it for the nonce: a nonce by itself
   * @returns `null` if no form was found in which the nonce can be exchanged
   */
  static async of(html: string, slot: string): Promise<CompressedPage | null> {
    const texts = html.split(slot);
    for (let tried = 0; tried < tries; tried += 1) {
      const page = await CompressedPage.#compress(texts, slot.length);
      if (unlikeNonces.every((nonce) => page.#holds(texts.join(nonce), nonce))) return page;
    }
    return null;
  }

  static async #compress(texts: string[], length: number): Promise<CompressedPage> {
    // A compressor that has seen a nonce before would refer to it.
    const parts = await compressInTurn(
      texts.flatMap((text, at) => (at === 0 ? [text] : [newNonce(), text])),
    );
    const places: number[] = [];
    const blocks: Buffer[] = [];
    let size = 0;
    const add = (block: Buffer): void => {
      blocks.push(block);
      size += block.length;
    };
    const end = parts.length - 1;
    for (const [at, part] of parts.entries()) {
      if (at % 2 === 0 || at === end) {
        add(part);
      } else {
        add(plainBlock(length));
        places.push(size);
        add(Buffer.alloc(length));
      }
    }
    return new CompressedPage(Buffer.concat(blocks), places);
  }

  /** @returns the page with a nonce, compressed with Brotli; nobody else has these bytes */
  with(nonce: string): Buffer {
    const bytes = this.#idle.pop() ?? Buffer.from(this.#bytes);
    for (const place of this.#places) bytes.write(nonce, place, 'latin1');
    return bytes;
  }

  /** Takes back bytes that were sent and are not looked at any more: they get another nonce. */
  takeBack(bytes: Buffer): void {
    if (this.#idle.length < mostIdle) this.#idle.push(bytes);
  }

  #holds(html: string, nonce: string): boolean {
    try {
      return brotliDecompressSync(this.with(nonce)).equals(Buffer.from(html));
    } catch {
      return false;
    }
  }
}
