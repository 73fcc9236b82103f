import { finished, PassThrough, type Readable, type Writable } from 'node:stream';

/** Bytes of answers that may wait: of one, which the longest list does not reach, and of all. */
const usualRoom = { one: 10_000_000, all: 128_000_000 };

/** Bytes that a reader takes in a second, beside the patience that all are given. */
const slowest = 16_000;

/** Who reads an answer. */
export interface Reader {
  /** On which the answer goes out. */
  line: Writable;
  /** As `clientNetwork` names it. */
  network: string;
}

interface Waiting extends Reader {
  length: number;
}

/**
 * Answers of the api on their way to their readers. An answer is taken from the api as quickly as
 * it comes, and waits here: how slowly a client reads is then no matter of the api's. Whoever has
 * not taken the answer in time is cut off, and where there is no room, whoever has had the longest
 * among those of the network that takes the most.
 */
export class Departure {
  readonly #patience: number;
  readonly #room: typeof usualRoom;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  /** @param patience how long a client may take, in milliseconds, beside what the length allows */
  constructor(patience: number, room = usualRoom) {
    this.#patience = patience;
    this.#room = room;
  }

  /**
   * @param length of the answer in bytes, or infinite if it is not known
   * @returns what goes out in the answer's place; the answer itself if it is too long to wait
   */
  see(answer: Readable, length: number, { line, network }: Reader): Readable {
    const forLength = Number.isFinite(length) ? (length / slowest) * 1_000 : 0;
    const deadline = setTimeout(() => line.destroy(), this.#patience + forLength);
    const isKept = length <= this.#room.one;
    const kept = { line, network, length };
    if (isKept) this.#keep(kept);
    finished(line, () => {
      clearTimeout(deadline);
      this.#forget(kept);
    });
    if (!isKept) return answer;
    const waiting = new PassThrough({ highWaterMark: length + 1 });
    answer.on('error', (error) => waiting.destroy(error)).pipe(waiting);
    return waiting;
  }

  #keep(waiting: Waiting): void {
    while (this.#taken + waiting.length > this.#room.all) {
      const longest = this.#longestOfGreediest();
      if (!longest) break;
      longest.line.destroy();
      this.#forget(longest);
    }
    this.#waiting.add(waiting);
    this.#taken += waiting.length;
  }

  #longestOfGreediest(): Waiting | null {
    const bytes = new Map<string, number>();
    let longest: Waiting | null = null;
    for (const { network, length } of this.#waiting) {
      bytes.set(network, (bytes.get(network) ?? 0) + length);
    }
    const bytesOf = (waiting: Waiting | null) => bytes.get(waiting?.network ?? '') ?? 0;
    for (const waiting of this.#waiting) {
      if (bytesOf(waiting) > bytesOf(longest)) longest = waiting;
    }
    return longest;
  }

  #forget(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#taken -= waiting.length;
  }
}
