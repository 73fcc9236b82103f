/** What one body takes of the room. */
export interface RoomTaken {
  /** @returns false where there is no room for so many bytes more */
  take: (bytes: number) => boolean;
  /** Gives back everything that was taken. */
  leave: () => void;
}

/** Memory for bodies that have come in, so much for each network. */
export class BodyRoom {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  /** @param most bytes for one network */
  constructor(most: number) {
    this.#most = most;
  }

  /** @param network of the client, as `clientNetwork` names it */
  open(network: string): RoomTaken {
    let own = 0;
    return {
      take: (bytes) => {
        if (this.#takenBy(network) + bytes > this.#most) return false;
        this.#change(network, bytes);
        own += bytes;
        return true;
      },
      leave: () => {
        this.#change(network, -own);
        own = 0;
      },
    };
  }

  #takenBy(network: string): number {
    return this.#taken.get(network) ?? 0;
  }

  #change(network: string, bytes: number): void {
    const taken = this.#takenBy(network) + bytes;
    if (taken === 0) this.#taken.delete(network);
    else this.#taken.set(network, taken);
  }
}
