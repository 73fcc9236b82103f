import { Places, type PlaceLimits } from '../places.ts';

/** One network sends as many files at once as it may. */
export class TooManyUploadsError extends Error {
  override readonly name = 'TooManyUploadsError';
}

/** So many uploads at once, and so many of them from one network. */
export class UploadPlaces {
  readonly #places: Places;
  readonly #mostOfOne: number;
  readonly #counts = new Map<string, number>();

  constructor(limits: PlaceLimits) {
    this.#places = new Places(limits);
    this.#mostOfOne = limits.mostOfOne;
  }

  /**
   * @param network of the client, as `clientNetwork` names it
   * @param gone tells that the client does not wait any longer
   * @returns what gives the place back
   * @throws TooManyUploadsError at once; NoPlaceError if none was free in time; GoneError
   */
  async take(network: string, gone?: AbortSignal): Promise<() => void> {
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.#mostOfOne) throw new TooManyUploadsError();
    this.#counts.set(network, count + 1);
    try {
      const leave = await this.#places.take(network, gone);
      let isHeld = true;
      return () => {
        leave();
        if (isHeld) this.#uncount(network);
        isHeld = false;
      };
    } catch (error) {
      this.#uncount(network);
      throw error;
    }
  }

  #uncount(network: string): void {
    const count = (this.#counts.get(network) ?? 1) - 1;
    if (count === 0) this.#counts.delete(network);
    else this.#counts.set(network, count);
  }
}
