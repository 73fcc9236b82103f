import type { BrowserArea, BrowserDiscovery } from '../contract/browser.ts';

/**
 * The areas as this page has them, and what was released since it came. An area that the page has
 * begun to use stays as it is until it is taken over; all others follow at once.
 */
export class LiveAreas {
  readonly #own: BrowserDiscovery;
  /** As the gateway had them when it was last asked. */
  #latest: BrowserDiscovery;
  /** Areas from elsewhere: they stand before whatever is released. */
  readonly #overrides = new Map<string, BrowserArea>();
  readonly #inUse = new Set<string>();
  /** All areas, as this page has them; a new list whenever something in it changes. */
  list: readonly BrowserArea[];

  constructor(own: BrowserDiscovery) {
    this.#own = own;
    this.#latest = own;
    this.list = own.areas;
  }

  get revision(): number {
    return this.#latest.revision;
  }

  /** The live release of the shell, if that is no longer the one of this page. */
  get newShell(): string | undefined {
    return this.#latest.shell === this.#own.shell ? undefined : this.#latest.shell;
  }

  /** @returns whether it tells of anything new */
  learn(latest: BrowserDiscovery): boolean {
    // Gateways may differ for a moment: who is behind has nothing to tell.
    if (latest.revision <= this.revision) return false;
    this.#latest = latest;
    // What was released for another shell was never held against the one of this page.
    if (this.newShell === undefined) {
      const added = latest.areas.filter(({ name }) => !this.find(name));
      const known = this.list.flatMap((area) =>
        this.#inUse.has(area.name) ? [area] : (this.#latestOf(area.name) ?? []),
      );
      this.list = [...known, ...added];
    }
    return true;
  }

  /** Puts an area from elsewhere in the place of its release, as the newest of all. */
  override(area: BrowserArea): void {
    const { name } = area;
    this.#overrides.set(name, area);
    if (!this.find(name)) this.list = [...this.list, area];
    else if (!this.#inUse.has(name)) this.takeOver(name);
  }

  find(name: string): BrowserArea | undefined {
    return this.list.find((area) => area.name === name);
  }

  /** What may take an area's place in this page. */
  newer(name: string): BrowserArea | undefined {
    if (this.newShell !== undefined && !this.#overrides.has(name)) return undefined;
    const latest = this.#latestOf(name);
    return latest?.version === this.find(name)?.version ? undefined : latest;
  }

  use(name: string): void {
    this.#inUse.add(name);
  }

  /** Puts the newer release of an area in its place. */
  takeOver(name: string): void {
    const newer = this.newer(name);
    if (newer) this.list = this.list.map((area) => (area.name === name ? newer : area));
  }

  #latestOf(name: string): BrowserArea | undefined {
    return this.#overrides.get(name) ?? this.#latest.areas.find((area) => area.name === name);
  }
}
