import { text } from 'node:stream/consumers';
import type { Release } from '../contract/release.ts';
import type { ReleaseStore, StoredFile } from '../store/release-store.ts';
import type { Refusal } from './refusal.ts';

/** Bytes (brotli) that a page may load of an area that states no budget. */
export const areaBudget = 50_000;

/** The same for the shell: its main script, with every library of the first screen in it. */
export const shellBudget = 250_000;

const listed = (file: string | undefined): string[] => (file === undefined ? [] : [file]);

/** What a page is made of; all else that a release holds comes because one of these names it. */
const isScriptOrMarkup = (file: string): boolean => /\.(js|html)$/.test(file);

/** Reads the files of one release, each once. */
class ReleaseSizes {
  readonly #store: ReleaseStore;
  readonly #release: Release;
  readonly #assets: string[];
  readonly #sizes = new Map<string, Promise<number>>();
  readonly #named = new Map<string, Promise<string[]>>();

  constructor(store: ReleaseStore, release: Release) {
    this.#store = store;
    this.#release = release;
    this.#assets = Object.keys(release.files).filter((file) => !isScriptOrMarkup(file));
  }

  /** @returns bytes of files as browsers get them */
  async sum(files: Iterable<string>): Promise<number> {
    const sizes = await Promise.all([...new Set(files)].map((file) => this.#sizeOf(file)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** @returns the pictures, fonts and the like that scripts and markup name */
  async namedIn(files: string[]): Promise<string[]> {
    const named = await Promise.all(files.map((file) => this.#namedIn(file)));
    return [...new Set(named.flat())];
  }

  #sizeOf(file: string): Promise<number> {
    return this.#once(this.#sizes, file, async () => {
      const stored = await this.#open(file, true);
      stored?.stream.destroy();
      return stored?.size ?? 0;
    });
  }

  #namedIn(file: string): Promise<string[]> {
    return this.#once(this.#named, file, async () => {
      const stored = this.#assets.length > 0 ? await this.#open(file, false) : null;
      const content = stored ? await text(stored.stream) : '';
      return this.#assets.filter((asset) => content.includes(asset));
    });
  }

  #open(file: string, brotli: boolean): Promise<StoredFile | null> {
    return this.#store.openFile(this.#release.name, this.#release.version, file, brotli);
  }

  #once<T>(known: Map<string, Promise<T>>, file: string, find: () => Promise<T>): Promise<T> {
    const result = known.get(file) ?? find();
    known.set(file, result);
    return result;
  }
}

/** What a page loads of a release, in bytes. */
interface PageSize {
  path: string;
  bytes: number;
  /** Those of pictures, fonts and the like. */
  assetBytes: number;
}

/** @returns the page that loads most of the release */
async function largestPage(store: ReleaseStore, release: Release): Promise<PageSize> {
  const { entry, preload, documents = {}, html } = release;
  const sizes = new ReleaseSizes(store, release);
  const pages: [string, string[]][] = [
    ['Every page', []],
    ...Object.entries(preload).map(([path, files]): [string, string[]] => [
      path,
      [...files, ...listed(documents[path])],
    ]),
  ];
  const measured = await Promise.all(
    pages.map(async ([path, files]): Promise<PageSize> => {
      const loaded = [entry, ...listed(html), ...files];
      const assets = await sizes.namedIn(loaded);
      const assetBytes = await sizes.sum(assets);
      return { path, bytes: await sizes.sum([...loaded, ...assets]), assetBytes };
    }),
  );
  return measured.reduce((largest, page) => (page.bytes >= largest.bytes ? page : largest));
}

const grouped = (bytes: number): string => bytes.toLocaleString('en');

/**
 * Rule 6: what a page loads of a release stays within its budget, compressed as browsers get it: its
 * scripts, its document, and the pictures and fonts that these name.
 */
export async function sizeRefusals(store: ReleaseStore, release: Release): Promise<Refusal[]> {
  const { name, version, remote, gate } = release;
  const budget = remote ? (remote.budget ?? areaBudget) : (gate?.budget ?? shellBudget);
  const { path, bytes, assetBytes } = await largestPage(store, release);
  if (bytes <= budget) return [];
  return [
    {
      rule: 'size',
      candidate: `${name}@${version}`,
      other: null,
      problem:
        `${path} loads ${grouped(bytes)} bytes of it (brotli)` +
        (assetBytes > 0 ? `, of which pictures and fonts have ${grouped(assetBytes)}` : '') +
        `, and its budget is ${grouped(budget)}.`,
      wayOut:
        'Bring what is not needed at once by import(), take from the shell what it shares,' +
        ' and let a picture be no larger than it is shown.' +
        (remote
          ? ` If the page is worth it, state the larger number as "budget" in ${name}/remote.json.`
          : ' If it is worth it, state the larger number as `budget` in shell/webpack.config.ts.'),
    },
  ];
}
