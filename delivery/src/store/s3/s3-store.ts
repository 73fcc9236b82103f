import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import type { Release } from '../../contract/release.ts';
import { isCompressible } from '../brotli.ts';
import {
  BrokenReleaseError,
  ReleaseExistsError,
  ReleaseNotFoundError,
  StoreAwayError,
} from '../errors.ts';
import { integrityOf } from '../integrity.ts';
import { isName, isVersion } from '../names.ts';
import { newestFirst } from '../newest-first.ts';
import {
  brotliSuffix,
  parseReleaseText,
  readRelease,
  readReleaseFile,
  releaseText,
} from '../release-folder.ts';
import type { OnDamage, ReleaseStore, StoredFile } from '../release-store.ts';
import type { BucketAddress } from './address.ts';
import { Bucket } from './bucket.ts';
import { requireConditions } from './conditions.ts';
import { DiscoveryObjects } from './discovery-objects.ts';
import { HealthObjects } from './health-objects.ts';
import { ObjectRemoval } from './object-removal.ts';
import { hidden, releaseFolder, visible } from './release-keys.ts';

const decompress = promisify(brotliDecompress);

const isRemoved = 'the store is removing this version; run prune, then publish it again';

/** Releases as objects `<name>/<version>/<file>`, beside `discovery/`, as on disk. */
export class S3ReleaseStore implements ReleaseStore {
  readonly place: string;
  readonly health: HealthObjects;
  readonly removal: ObjectRemoval;
  readonly #bucket: Bucket;
  readonly #cacheFolder: string | undefined;
  readonly #documents: DiscoveryObjects;
  #conditions: Promise<void> | null = null;

  /** @param cacheFolder where compressed files are kept between publishes */
  constructor(address: BucketAddress, cacheFolder?: string) {
    this.#bucket = new Bucket(address);
    this.place = this.#bucket.place;
    this.#cacheFolder = cacheFolder;
    this.#documents = new DiscoveryObjects(this.#bucket);
    this.health = new HealthObjects(this.#bucket);
    this.removal = new ObjectRemoval(this.#bucket);
  }

  async versions(name: string): Promise<string[]> {
    if (!isName(name)) return [];
    const folders = await this.#bucket.folders(`${name}/`);
    const releases = await Promise.all(
      folders.map((version) =>
        this.release(name, version).catch((error: unknown) => {
          if (error instanceof StoreAwayError) throw error;
          return null;
        }),
      ),
    );
    return newestFirst(releases);
  }

  async release(name: string, version: string): Promise<Release> {
    if (!isName(name) || !isVersion(version)) throw new ReleaseNotFoundError(name, version);
    const text = await this.#text(`${releaseFolder(name, version)}${visible}`);
    if (text === null) throw new ReleaseNotFoundError(name, version);
    return parseReleaseText(text, `${this.place}/${name}/${version}/${visible}`);
  }

  async publish(folder: string): Promise<Release> {
    const release = await readReleaseFile(folder);
    const { name, version } = release;
    const target = releaseFolder(name, version);
    await this.#requireConditions();
    // In this order: a release that is being removed has at every moment one of the two.
    const taken = await this.#text(`${target}${visible}`);
    if (taken !== null) throw new ReleaseExistsError(name, version);
    if ((await this.#text(`${target}${hidden}`)) !== null) {
      throw new BrokenReleaseError(folder, [isRemoved]);
    }
    const contents = await readRelease(folder, release, this.#cacheFolder);
    const problems = await Promise.all(
      [...contents].map(([file, content]) => this.#putFile(target, file, content)),
    );
    const clashes = problems.filter((problem) => problem !== null);
    if (clashes.length > 0) throw new BrokenReleaseError(folder, clashes);
    const gone = await this.#goneOf(target, [...contents.keys()]);
    if (gone.length > 0) throw new BrokenReleaseError(folder, gone);
    const text = releaseText(release);
    const made = await this.#bucket.write(`${target}${visible}`, text, { missing: true });
    if (made === null) throw new ReleaseExistsError(name, version);
    return release;
  }

  /** A prune may have come across what an earlier publish left. @returns what is wrong */
  async #goneOf(target: string, files: string[]): Promise<string[]> {
    const keys = new Set((await this.#bucket.list(target)).map(({ key }) => key));
    if (keys.has(`${target}${hidden}`)) return [isRemoved];
    return files
      .filter((file) => !keys.has(`${target}${file}`))
      .map((file) => `${file} was removed from the store; publish it again`);
  }

  /** What an earlier publish left may stay if it is the same. @returns what is wrong, or `null` */
  async #putFile(target: string, file: string, content: Buffer): Promise<string | null> {
    const made = await this.#bucket.write(`${target}${file}`, content, { missing: true });
    if (made !== null) return null;
    const found = await this.#bucket.read(`${target}${file}`);
    const isCompressed = file.endsWith(brotliSuffix);
    const plain = (bytes: Buffer) => (isCompressed ? decompress(bytes).catch(() => null) : bytes);
    const kept = found && found !== 'unchanged' ? await plain(found.content) : null;
    const wanted = await plain(content);
    return kept && wanted && integrityOf(kept) === integrityOf(wanted)
      ? null
      : `${file} is in the store with another content, from a publish that did not end`;
  }

  async openFile(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
  ): Promise<StoredFile | null> {
    const key = `${releaseFolder(name, version)}${file}`;
    return (
      (brotli && isCompressible(file) ? await this.#open(`${key}${brotliSuffix}`, 'br') : null) ??
      (await this.#open(key, null))
    );
  }

  hasLost(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async #open(key: string, encoding: StoredFile['encoding']): Promise<StoredFile | null> {
    const opened = await this.#bucket.open(key);
    if (opened === null || opened === 'unchanged') return null;
    return { size: opened.size, encoding, stream: opened.stream };
  }

  discovery(onDamage?: OnDamage): Promise<DiscoveryDocument | null> {
    return this.#documents.read(onDamage);
  }

  discoveryMark(): Promise<string | null> {
    return this.#documents.mark();
  }

  async swapDiscovery(next: DiscoveryDocument, expected: number): Promise<boolean> {
    await this.#requireConditions();
    return this.#documents.swap(next, expected);
  }

  history(limit: number): Promise<DiscoveryDocument[]> {
    return this.#documents.history(limit);
  }

  async #text(key: string): Promise<string | null> {
    const found = await this.#bucket.read(key);
    return found === null || found === 'unchanged' ? null : found.content.toString('utf8');
  }

  #requireConditions(): Promise<void> {
    this.#conditions ??= requireConditions(this.#bucket).catch((error: unknown) => {
      this.#conditions = null;
      throw error;
    });
    return this.#conditions;
  }
}
