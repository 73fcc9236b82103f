/** Nobody left in time. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError';
}

/** Whoever called, or waited for a place, has gone away. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** How many there are, and how long one waits at most, in milliseconds. */
export interface PlaceLimits {
  most: number;
  /** So many of one network. */
  mostOfOne: number;
  patience: number;
}

type Enter = () => void;

/**
 * So many at once, and so many of them of one network; whoever comes then waits in line, for a
 * limited time. Each network has a line of its own and they take turns, so that nobody waits for
 * the crowd of another.
 */
export class Places {
  readonly #limits: PlaceLimits;
  #free: number;
  readonly #held = new Map<string, number>();
  /** In the order of their turns; no line is empty. */
  readonly #lines = new Map<string, Set<Enter>>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#free = limits.most;
  }

  /**
   * @param network of the client, as `clientNetwork` names it
   * @param gone tells that the client does not wait any longer
   * @returns what gives the place back
   * @throws NoPlaceError if none was free in time; GoneError
   */
  async take(network: string, gone?: AbortSignal): Promise<() => void> {
    if (gone?.aborted) throw new GoneError();
    if (this.#isFreeFor(network)) this.#hold(network);
    else await this.#wait(network, gone);
    let isHeld = true;
    return () => {
      if (isHeld) this.#leave(network);
      isHeld = false;
    };
  }

  #isFreeFor(network: string): boolean {
    return this.#free > 0 && this.#heldBy(network) < this.#limits.mostOfOne;
  }

  #heldBy(network: string): number {
    return this.#held.get(network) ?? 0;
  }

  #hold(network: string): void {
    this.#free -= 1;
    this.#held.set(network, this.#heldBy(network) + 1);
  }

  #leave(network: string): void {
    this.#free += 1;
    const held = this.#heldBy(network) - 1;
    if (held === 0) this.#held.delete(network);
    else this.#held.set(network, held);
    this.#letIn();
  }

  #wait(network: string, gone?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', goAway);
        finish();
      };
      const giveUp = (error: Error): void => {
        this.#unline(network, enter);
        settle(() => reject(error));
      };
      const enter = (): void => settle(resolve);
      const goAway = (): void => giveUp(new GoneError());
      const timer = setTimeout(() => giveUp(new NoPlaceError()), this.#limits.patience);
      gone?.addEventListener('abort', goAway);
      const line = this.#lines.get(network) ?? new Set();
      this.#lines.set(network, line.add(enter));
    });
  }

  #unline(network: string, enter: Enter): void {
    const line = this.#lines.get(network);
    line?.delete(enter);
    if (line?.size === 0) this.#lines.delete(network);
  }

  /** Gives a free place to the next network that may have one; its others wait for a later turn. */
  #letIn(): void {
    for (const [network, line] of this.#lines) {
      const [enter] = line;
      if (!enter || !this.#isFreeFor(network)) continue;
      this.#lines.delete(network);
      line.delete(enter);
      if (line.size > 0) this.#lines.set(network, line);
      this.#hold(network);
      enter();
      return;
    }
  }
}
