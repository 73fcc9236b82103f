/** Lets only so much go on at a time; whatever is more waits for its turn. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param most how much may go on at a time */
  constructor(most: number) {
    this.#free = most;
  }

  /** @returns what the work gives, once it had its turn */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
