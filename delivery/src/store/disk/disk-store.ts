import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import type { Release } from '../../contract/release.ts';
import { ReleaseExistsError, ReleaseNotFoundError } from '../errors.ts';
import { isName, isVersion } from '../names.ts';
import { newestFirst } from '../newest-first.ts';
import { readRelease, readReleaseFile } from '../release-folder.ts';
import type { OnDamage, ReleaseStore, StoredFile } from '../release-store.ts';
import { DiscoveryFiles } from './discovery-files.ts';
import { syncFolder } from './durable-file.ts';
import { FolderRemoval } from './folder-removal.ts';
import { HealthFiles } from './health-files.ts';
import { sweepLeftovers } from './leftovers.ts';
import { writeRelease } from './release-files.ts';

/** What a killed publish left behind is swept away after so many milliseconds. */
const leftoverLimit = 60 * 60 * 1000;

const incoming = '.incoming-';

/** What the system says of a path at which nothing can be; all else may pass. */
const nowhere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (nowhere.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Releases as folders `<name>/<version>`, beside the folder `discovery`. */
export class DiskReleaseStore implements ReleaseStore {
  readonly place: string;
  readonly health: HealthFiles;
  readonly removal: FolderRemoval;
  readonly #cacheFolder: string | undefined;
  readonly #documents: DiscoveryFiles;

  /**
   * @param folder is made when something is published
   * @param cacheFolder where compressed files are kept between publishes
   */
  constructor(folder: string, cacheFolder?: string) {
    this.place = folder;
    this.#cacheFolder = cacheFolder;
    this.#documents = new DiscoveryFiles(join(folder, 'discovery'));
    this.health = new HealthFiles(join(folder, 'health'));
    this.removal = new FolderRemoval(folder);
  }

  async versions(name: string): Promise<string[]> {
    const entries = await readdir(join(this.place, name), { withFileTypes: true }).catch(() => []);
    const releases = await Promise.all(
      entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => this.release(name, entry.name).catch(() => null)),
    );
    return newestFirst(releases);
  }

  async release(name: string, version: string): Promise<Release> {
    if (!isName(name) || !isVersion(version)) throw new ReleaseNotFoundError(name, version);
    const folder = join(this.place, name, version);
    if (!(await exists(join(folder, 'release.json')))) {
      throw new ReleaseNotFoundError(name, version);
    }
    return readReleaseFile(folder);
  }

  async publish(folder: string): Promise<Release> {
    const release = await readReleaseFile(folder);
    const { name, version } = release;
    const target = join(this.place, name, version);
    if (await exists(target)) throw new ReleaseExistsError(name, version);
    const contents = await readRelease(folder, release, this.#cacheFolder);
    const parent = join(this.place, name);
    await mkdir(parent, { recursive: true });
    await syncFolder(this.place);
    await sweepLeftovers(parent, [incoming], leftoverLimit);
    const draft = join(parent, `${incoming}${randomUUID()}`);
    await mkdir(draft);
    try {
      await writeRelease(draft, release, contents);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTEMPTY' || code === 'EEXIST') throw new ReleaseExistsError(name, version);
      throw error;
    }
    await syncFolder(parent);
    return release;
  }

  async openFile(
    name: string,
    version: string,
    file: string,
    brotli: boolean,
  ): Promise<StoredFile | null> {
    const path = join(this.place, name, version, file);
    if (!(await exists(path))) return null;
    return (brotli ? await this.#open(`${path}.br`, 'br') : null) ?? (await this.#open(path, null));
  }

  async hasLost(name: string, version: string, file: string): Promise<boolean> {
    return !(await exists(join(this.place, name, version, file)).catch(() => true));
  }

  async #open(path: string, encoding: StoredFile['encoding']): Promise<StoredFile | null> {
    try {
      const handle = await open(path, 'r');
      const { size } = await handle.stat();
      return { size, encoding, stream: handle.createReadStream() };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  discovery(onDamage?: OnDamage): Promise<DiscoveryDocument | null> {
    return this.#documents.read(onDamage);
  }

  discoveryMark(): Promise<string | null> {
    return this.#documents.mark();
  }

  swapDiscovery(next: DiscoveryDocument, expected: number): Promise<boolean> {
    return this.#documents.swap(next, expected);
  }

  history(limit: number): Promise<DiscoveryDocument[]> {
    return this.#documents.history(limit);
  }
}
