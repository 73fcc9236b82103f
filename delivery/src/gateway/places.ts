/** Nobody left in time. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError';
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

/** So many at once; whoever comes then waits in line, for a limited time. */
export class Places {
  readonly #patience: number;
  #free: number;
  readonly #line = new Set<Waiting>();

  /** @param patience how long one waits at most, in milliseconds */
  constructor(most: number, patience: number) {
    this.#free = most;
    this.#patience = patience;
  }

  /** @returns what gives the place back @throws NoPlaceError if none was free in time */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    let isHeld = true;
    return () => {
      if (isHeld) this.#leave();
      isHeld = false;
    };
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#line.delete(waiting);
        reject(new NoPlaceError());
      }, this.#patience);
      const waiting = { enter: resolve, timer };
      this.#line.add(waiting);
    });
  }

  #leave(): void {
    const [next] = this.#line;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#line.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }
}
