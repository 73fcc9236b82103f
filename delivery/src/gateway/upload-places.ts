import { clientNetwork } from './client-network.ts';
import { Places } from './places.ts';

/** One network sends as many files at once as it may. */
export class TooManyUploadsError extends Error {
  override readonly name = 'TooManyUploadsError';
}

/** So many uploads at once, and so many of them from one network. */
export class UploadPlaces {
  readonly #places: Places;
  readonly #mostOfOne: number;
  readonly #counts = new Map<string, number>();

  /** @param patience how long one waits at most, in milliseconds */
  constructor(most: number, mostOfOne: number, patience: number) {
    this.#places = new Places(most, patience);
    this.#mostOfOne = mostOfOne;
  }

  /**
   * @param address of the client
   * @returns what gives the place back
   * @throws TooManyUploadsError at once; NoPlaceError if none was free in time
   */
  async take(address: string): Promise<() => void> {
    const network = clientNetwork(address);
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.#mostOfOne) throw new TooManyUploadsError();
    this.#counts.set(network, count + 1);
    try {
      const leave = await this.#places.take();
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
