import type { Readable } from 'node:stream';
import type { DiscoveryDocument } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import type { HealthWindows } from './health-windows.ts';
import type { ReleaseRemoval } from './removal.ts';

/** A file of a release, opened for reading. */
export interface StoredFile {
  /** Bytes of what `stream` gives. */
  size: number;
  /** `br` if `stream` gives the file compressed with brotli. */
  encoding: 'br' | null;
  stream: Readable;
}

/** Hears of what is damaged and passed over. */
export type OnDamage = (error: Error) => void;

/** Where releases and the discovery document lie. Every method may be called by many processes. */
export interface ReleaseStore {
  /** For people: where the store is. */
  readonly place: string;

  /** What gateways counted lately. */
  readonly health: HealthWindows;

  /** How releases leave the store. */
  readonly removal: ReleaseRemoval;

  /** @returns the published versions of a name, the newest build first */
  versions(name: string): Promise<string[]>;

  /** @throws ReleaseNotFoundError */
  release(name: string, version: string): Promise<Release>;

  /**
   * Takes over a built folder as a release, whole or not at all.
   * @param folder holds `release.json` and the files that it lists
   * @throws ContractError, BrokenReleaseError, ReleaseExistsError
   */
  publish(folder: string): Promise<Release>;

  /**
   * @param file must be a key of the release's `files`
   * @param brotli whether the reader takes brotli; given only where it is smaller
   * @returns `null` if there is no such file
   */
  openFile(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
  ): Promise<StoredFile | null>;

  /**
   * @returns whether a file that was there is gone; `false` where that cannot be told at once, as
   *   over a network
   */
  hasLost(name: string, version: string, file: string): Promise<boolean>;

  /**
   * @param onDamage hears why the newest good document of the history takes the place of the live one
   * @returns the document with a right hash; `null` before the first promote
   */
  discovery(onDamage?: OnDamage): Promise<DiscoveryDocument | null>;

  /** @returns a cheap mark that differs whenever the document does; `null` before the first */
  discoveryMark(): Promise<string | null>;

  /**
   * Compare-and-swap: makes `next` the document if `expected` is still the live revision.
   * @param expected 0 before the first document; `next.revision` must be one more
   * @returns whether it was swapped
   */
  swapDiscovery(next: DiscoveryDocument, expected: number): Promise<boolean>;

  /**
   * @param limit how many revisions at most
   * @returns live and earlier documents, the newest first
   */
  history(limit: number): Promise<DiscoveryDocument[]>;
}
