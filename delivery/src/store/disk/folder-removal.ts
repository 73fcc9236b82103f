import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isName, isVersion } from '../names.ts';
import type { KeptRelease, ReleaseRemoval } from '../removal.ts';
import { syncFolder } from './durable-file.ts';

/** Begins the name of the folder of a release that is about to be removed. */
const hidden = '.removed-';

async function names(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** How releases leave a folder: one rename hides them. */
export class FolderRemoval implements ReleaseRemoval {
  /** Longer than one holder of another machine keeps others from the discovery document. */
  readonly grace = 45_000;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async list(): Promise<KeptRelease[]> {
    const found: KeptRelease[] = [];
    for (const name of (await names(this.#folder)).filter(isName)) {
      for (const folder of await names(join(this.#folder, name))) {
        const version = folder.startsWith(hidden) ? folder.slice(hidden.length) : folder;
        if (!isVersion(version)) continue;
        const path = join(this.#folder, name, folder);
        const { mtime } = await stat(join(path, 'release.json')).catch(() => stat(path));
        const state = version === folder ? 'published' : 'hidden';
        found.push({ name, version, state, since: mtime });
      }
    }
    return found;
  }

  hide(name: string, version: string): Promise<void> {
    return this.#move(name, version, `${hidden}${version}`);
  }

  restore(name: string, version: string): Promise<void> {
    return this.#move(name, `${hidden}${version}`, version);
  }

  async remove(name: string, version: string): Promise<boolean> {
    await rm(join(this.#folder, name, `${hidden}${version}`), { recursive: true, force: true });
    return true;
  }

  async #move(name: string, from: string, to: string): Promise<void> {
    const parent = join(this.#folder, name);
    try {
      await rename(join(parent, from), join(parent, to));
    } catch (error) {
      // Another prune was quicker, or the version was published anew.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    }
    await syncFolder(parent);
  }
}
