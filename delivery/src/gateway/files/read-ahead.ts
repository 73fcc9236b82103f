import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import { isCompressible } from '../../store/brotli.ts';
import { Turns } from '../../store/turns.ts';
import { room as memory, type VerifiedStore } from './verified-store.ts';
import type { NamedRelease } from './whole-file.ts';

/** So many files are read at a time: visitors come first. */
const atOnce = 2;

/** Bytes of all that is read; milliseconds after which what did not come is read again. */
const usual = { room: memory.all, pause: 30_000 };

/** What any visitor may get: live releases, canaries, and what stands in for them. */
function releasesIn({ microFrontends }: DiscoveryDocument): NamedRelease[] {
  return Object.entries(microFrontends).flatMap(([name, entries]) =>
    entries.flatMap(({ metadata: { version }, extras }) => {
      const { fallback } = extras;
      const own = { name, version, extras };
      return fallback ? [own, { name, version: fallback.version, extras: fallback }] : [own];
    }),
  );
}

/** One reading of all that is live into the memory of the store. */
class Reading {
  readonly #store: VerifiedStore;
  readonly #signal: AbortSignal;
  readonly #turns = new Turns(atOnce);
  #left: number;
  isWhole = true;

  constructor(store: VerifiedStore, room: number, signal: AbortSignal) {
    this.#store = store;
    this.#left = room;
    this.#signal = signal;
  }

  /** @param areNamed which files: those that the document names, or the others while there is room */
  async read(releases: NamedRelease[], areNamed: boolean): Promise<void> {
    await Promise.all(
      releases.map((release) => this.#turns.take(() => this.#readRelease(release, areNamed))),
    );
  }

  async #readRelease({ name, version, extras }: NamedRelease, areNamed: boolean): Promise<void> {
    const release = await this.#store.release(name, version).catch(() => null);
    if (!release) this.isWhole = false;
    for (const [file, { size }] of Object.entries(release?.files ?? {})) {
      if (Object.hasOwn(extras.files, file) !== areNamed) continue;
      for (const brotli of isCompressible(file) ? [true, false] : [false]) {
        if (this.#signal.aborted) return;
        if (areNamed || size <= this.#left) await this.#readFile(name, version, file, brotli);
      }
    }
  }

  async #readFile(name: string, version: string, file: string, brotli: boolean): Promise<void> {
    const found = await this.#store.file(name, version, file, brotli).catch(() => null);
    if (found) this.#left -= found.content.length;
    else this.isWhole = false;
  }
}

/** Reads what is live into memory: a store that goes away later takes nothing of it away. */
export class ReadAhead {
  readonly #store: VerifiedStore;
  readonly #limits: typeof usual;
  #integrity: string | null = null;
  #running = new AbortController();

  constructor(store: VerifiedStore, limits = usual) {
    this.#store = store;
    this.#limits = limits;
  }

  /** Begins to read what a new document names; what an earlier one named is read no further. */
  begin(document: DiscoveryDocument): void {
    if (document.integrity === this.#integrity) return;
    this.#integrity = document.integrity;
    this.stop();
    this.#running = new AbortController();
    void this.#readAll(releasesIn(document), this.#running.signal);
  }

  stop(): void {
    this.#running.abort();
  }

  /** Never fails. */
  async #readAll(releases: NamedRelease[], signal: AbortSignal): Promise<void> {
    const { room, pause } = this.#limits;
    while (!signal.aborted) {
      const reading = new Reading(this.#store, room, signal);
      await reading.read(releases, true);
      await reading.read(releases, false);
      if (reading.isWhole) return;
      await wait(pause, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }
}
