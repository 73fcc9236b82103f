import { finished, PassThrough, type Readable, type Writable } from 'node:stream';

/** Bytes of answers that may wait: of one, which the longest list does not reach, and of all. */
const usualRoom = { one: 10_000_000, all: 128_000_000 };

/** Bytes that a reader takes in a second, beside the patience that all are given. */
const slowest = 16_000;

interface Waiting {
  line: Writable;
  length: number;
}

/**
 * Answers of the api on their way to their readers. An answer is taken from the api as quickly as
 * it comes, and waits here: how slowly a client reads is then no matter of the api's. Whoever has
 * not taken the answer in time is cut off, and where there is no room, whoever has had the longest.
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
   * @param line on which the answer goes out
   * @returns what goes out in the answer's place; the answer itself if it is too long to wait
   */
  see(answer: Readable, length: number, line: Writable): Readable {
    const forLength = Number.isFinite(length) ? (length / slowest) * 1_000 : 0;
    const deadline = setTimeout(() => line.destroy(), this.#patience + forLength);
    const isKept = length <= this.#room.one;
    const kept = { line, length };
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
    for (const longest of this.#waiting) {
      if (this.#taken + waiting.length <= this.#room.all) break;
      longest.line.destroy();
      this.#forget(longest);
    }
    this.#waiting.add(waiting);
    this.#taken += waiting.length;
  }

  #forget(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#taken -= waiting.length;
  }
}
