/** Things by name, as many as there is room for; what was not asked for the longest goes first. */
export class Memory<T> {
  readonly #room: number;
  readonly #things = new Map<string, { thing: T; bytes: number }>();
  #taken = 0;

  /** @param room in bytes */
  constructor(room: number) {
    this.#room = room;
  }

  get(name: string): T | null {
    const kept = this.#things.get(name);
    if (!kept) return null;
    this.#things.delete(name);
    this.#things.set(name, kept);
    return kept.thing;
  }

  keep(name: string, thing: T, bytes: number): void {
    this.#forget(name);
    this.#things.set(name, { thing, bytes });
    this.#taken += bytes;
    for (const oldest of this.#things.keys()) {
      if (this.#taken <= this.#room) break;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#taken -= this.#things.get(name)?.bytes ?? 0;
    this.#things.delete(name);
  }
}
