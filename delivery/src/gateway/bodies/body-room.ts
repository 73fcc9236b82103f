/** What one body takes of the room. */
interface RoomTaken {
  /** @returns false where there is no room for so many bytes more */
  take: (bytes: number) => boolean;
  /** The body is whole: from now on it gives way to no other. */
  stay: () => void;
  /** Gives back everything that was taken. */
  leave: () => void;
}

interface Holding {
  bytes: number;
  /** What ends bodies that are still coming in, those that began first before others. */
  incoming: Set<() => void>;
}

/**
 * Memory for bodies that have come in: so much for each network, and so much for all. Where there
 * is no more, a network that takes less than another gets room of that one's incomplete bodies, so
 * that nobody can keep others out by bodies that never end.
 */
export class BodyRoom {
  readonly #most: { ofOne: number; all: number };
  readonly #holdings = new Map<string, Holding>();
  #taken = 0;

  /** @param most bytes for one network, and for all of them */
  constructor(most: { ofOne: number; all: number }) {
    this.#most = most;
  }

  /**
   * @param network of the client, as `clientNetwork` names it
   * @param giveWay ends the body, and leaves the room at once
   */
  open(network: string, giveWay: () => void): RoomTaken {
    let own = 0;
    const change = (bytes: number): Holding => {
      own += bytes;
      return this.#change(network, bytes);
    };
    return {
      take: (bytes) => {
        if (!this.#makeRoom(network, bytes)) return false;
        change(bytes).incoming.add(giveWay);
        return true;
      },
      stay: () => this.#holdings.get(network)?.incoming.delete(giveWay),
      leave: () => change(-own).incoming.delete(giveWay),
    };
  }

  #makeRoom(network: string, bytes: number): boolean {
    const wanted = (this.#holdings.get(network)?.bytes ?? 0) + bytes;
    if (wanted > this.#most.ofOne) return false;
    while (this.#taken + bytes > this.#most.all) {
      const [giveWay] = this.#greediest(wanted)?.incoming ?? [];
      if (!giveWay) return false;
      giveWay();
    }
    return true;
  }

  /** @returns what takes most, and more than so many bytes, of that which can give way */
  #greediest(bytes: number): Holding | null {
    let greediest: Holding | null = null;
    for (const holding of this.#holdings.values()) {
      const isGreedier = holding.bytes > (greediest?.bytes ?? bytes);
      if (isGreedier && holding.incoming.size > 0) greediest = holding;
    }
    return greediest;
  }

  #change(network: string, bytes: number): Holding {
    const holding = this.#holdings.get(network) ?? { bytes: 0, incoming: new Set() };
    holding.bytes += bytes;
    this.#taken += bytes;
    if (holding.bytes === 0) this.#holdings.delete(network);
    else this.#holdings.set(network, holding);
    return holding;
  }
}
