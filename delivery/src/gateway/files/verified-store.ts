import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import type { Release } from '../../contract/release.ts';
import { isCompressible } from '../../store/brotli.ts';
import type { OnDamage, ReleaseStore, StoredFile } from '../../store/release-store.ts';
import { Turns } from '../../store/turns.ts';
import { within } from '../within.ts';
import { knownReleases } from './known-releases.ts';
import { readVerified } from './whole-file.ts';

/** So many releases are remembered; they never change. */
const remembered = 200;

/** Bytes of files that are kept, of one and of all. */
export const room = { one: 2_000_000, all: 64_000_000 };

/** A file that the store had so many milliseconds ago is not looked for again. */
const freshness = 100;

/** So many files are read at a time: until its hash is known a file waits in memory. */
const atOnce = 64;

/** Releases looked up at a time; whoever asks for many that do not exist leaves the store to others. */
const lookUpsAtOnce = 8;

/**
 * Milliseconds until a file begins to come, and until it is there: a slow store may still be well;
 * and until the store has said whether it lost one that can be sent from memory.
 */
const patience = { start: 3_000, end: 30_000, lost: 1_000 };

/** A file as it goes out, in one of the two forms in which it is kept. */
export interface VerifiedFile {
  content: Buffer;
  encoding: StoredFile['encoding'];
  /** Until when, by `performance.now()`, nobody needs to ask whether the store still has it. */
  freshUntil: number;
}

/**
 * A store from which no changed file comes: each is held against the hash in its `release.json`, and
 * kept in memory as long as there is room, since releases never change. What a reader of the
 * discovery document or of health asks goes through.
 */
export class VerifiedStore implements ReleaseStore {
  readonly place: string;
  readonly health: ReleaseStore['health'];
  readonly removal: ReleaseStore['removal'];
  readonly #store: ReleaseStore;
  readonly #releases = new LRUCache<string, Release>({ max: remembered });
  readonly #asking = new Map<string, Promise<Release>>();
  readonly #files = new LRUCache<string, VerifiedFile>({
    maxSize: room.all,
    maxEntrySize: room.one,
    // An empty file takes room too.
    sizeCalculation: ({ content }) => Math.max(content.length, 1),
  });
  readonly #reading = new Map<string, Promise<VerifiedFile | null>>();
  readonly #turns = new Turns(atOnce);
  readonly #lookUps = new Turns(lookUpsAtOnce);
  /** What the discovery document names: it does not wait among what may not exist. */
  #named = new Set<string>();
  /** Questions for lost files that the store still owes an answer. */
  #unanswered = 0;

  constructor(store: ReleaseStore) {
    this.#store = store;
    this.place = store.place;
    this.health = store.health;
    this.removal = store.removal;
  }

  async release(name: string, version: string): Promise<Release> {
    const key = `${name}@${version}`;
    const known = this.#releases.get(key);
    if (known) return known;
    const asking = this.#asking.get(key) ?? this.#ask(name, version);
    this.#asking.set(key, asking);
    try {
      const found = await asking;
      this.#releases.set(key, found);
      return found;
    } finally {
      this.#asking.delete(key);
    }
  }

  #ask(name: string, version: string): Promise<Release> {
    const key = `${name}@${version}`;
    const look = () =>
      within(
        patience.start,
        `release.json of ${key} did not come`,
        this.#store.release(name, version),
      );
    return this.#named.has(key) ? look() : this.#lookUps.take(look);
  }

  /**
   * @returns `null` if the release has no such file, or the store has lost it
   * @throws ReleaseNotFoundError, or an Error if the file was changed after its release
   */
  async file(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
  ): Promise<VerifiedFile | null> {
    const { files } = await this.release(name, version);
    const entry = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!entry) return null;
    const isCompressed = brotli && isCompressible(file);
    const key = `${name}@${version}/${file}${isCompressed ? ' br' : ''}`;
    const kept = this.#files.get(key);
    if (kept) {
      if (performance.now() >= kept.freshUntil) {
        if (await this.hasLost(name, version, file)) return null;
        kept.freshUntil = performance.now() + freshness;
      }
      return kept;
    }
    const reading =
      this.#reading.get(key) ?? this.#read(name, version, file, isCompressed, entry.integrity);
    this.#reading.set(key, reading);
    try {
      const found = await reading;
      if (found) this.#files.set(key, found);
      return found;
    } finally {
      this.#reading.delete(key);
    }
  }

  #read(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
    integrity: string,
  ): Promise<VerifiedFile | null> {
    const named = `${file} of ${name}@${version}`;
    const trouble = `${named} did not come`;
    return this.#turns.take(async () => {
      const opening = this.#store.openFile(name, version, file, brotli);
      const found = await within(patience.start, trouble, opening).catch((error: unknown) => {
        void opening.then((late) => late?.stream.destroy()).catch(() => undefined);
        throw error;
      });
      if (!found) return null;
      const reading = readVerified(found, integrity, named);
      try {
        const { content } = await within(patience.end, trouble, reading);
        return { content, encoding: found.encoding, freshUntil: performance.now() + freshness };
      } finally {
        found.stream.destroy();
      }
    });
  }

  async openFile(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
  ): Promise<StoredFile | null> {
    const found = await this.file(name, version, file, brotli);
    if (!found) return null;
    const { content, encoding } = found;
    return { size: content.length, encoding, stream: Readable.from([content]) };
  }

  /** A store that does not answer, or has nothing of the release any more, is away: nothing is lost. */
  async hasLost(name: string, version: string, file: string): Promise<boolean> {
    if (this.#unanswered > 0) return false;
    const asking = this.#lacks(name, version, file);
    try {
      return await within(patience.lost, 'the store did not answer', asking);
    } catch {
      this.#unanswered += 1;
      const answered = (): void => {
        this.#unanswered -= 1;
      };
      void asking.then(answered, answered);
      return false;
    }
  }

  /** @throws ReleaseNotFoundError if the whole release is not there */
  async #lacks(name: string, version: string, file: string): Promise<boolean> {
    if (!(await this.#store.hasLost(name, version, file))) return false;
    await this.#store.release(name, version);
    return true;
  }

  versions(name: string): Promise<string[]> {
    return this.#store.versions(name);
  }

  publish(folder: string): Promise<Release> {
    return this.#store.publish(folder);
  }

  async discovery(onDamage?: OnDamage): Promise<DiscoveryDocument | null> {
    const document = await this.#store.discovery(onDamage);
    if (document) this.#named = knownReleases(document);
    return document;
  }

  discoveryMark(): Promise<string | null> {
    return this.#store.discoveryMark();
  }

  swapDiscovery(next: DiscoveryDocument, expected: number): Promise<boolean> {
    return this.#store.swapDiscovery(next, expected);
  }

  history(limit: number): Promise<DiscoveryDocument[]> {
    return this.#store.history(limit);
  }
}
