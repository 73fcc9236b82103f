import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWindowName, type HealthWindows, type WindowName } from '../health-windows.ts';

/** Below a folder that is there: a store that was removed is not made anew. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Windows as files `<gateway>/<window>.json` in one folder. */
export class HealthFiles implements HealthWindows {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(name: WindowName, text: string): Promise<void> {
    const path = this.#path(name);
    await makeFolder(this.#folder);
    await makeFolder(join(this.#folder, name.gateway));
    // Losing a window to a power cut is no harm, so nobody waits for the disk.
    await writeFile(`${path}.draft`, text);
    await rename(`${path}.draft`, path);
  }

  async list(): Promise<WindowName[]> {
    const gateways = await readdir(this.#folder).catch(() => []);
    const windows = await Promise.all(
      gateways.map(async (gateway) => {
        const files = await readdir(join(this.#folder, gateway)).catch(() => []);
        return files
          .filter((file) => file.endsWith('.json'))
          .map((file): WindowName => ({ gateway, window: file.slice(0, -'.json'.length) }));
      }),
    );
    return windows.flat().filter(isWindowName);
  }

  async read(name: WindowName): Promise<string | null> {
    try {
      return await readFile(this.#path(name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(name: WindowName): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  #path(name: WindowName): string {
    if (!isWindowName(name)) throw new Error(`${name.gateway}/${name.window} names no window`);
    return join(this.#folder, name.gateway, `${name.window}.json`);
  }
}
