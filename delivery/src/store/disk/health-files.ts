import { mkdir, readFile, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWindowName, type HealthWindows, type WindowName } from '../health-windows.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Below a folder that is there: a store that was removed is not made anew. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Whether it is there and was last changed before then. */
async function isOlder(path: string, then: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < then;
}

const draftEnd = '.draft';

/** An old folder may be tidied away just before it is written into; one made anew stays. */
const tries = 3;

/** Windows as files `<gateway>/<window>.json` in one folder. */
export class HealthFiles implements HealthWindows {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(name: WindowName, text: string): Promise<void> {
    const path = this.#path(name);
    for (let attempt = 1; ; attempt++) {
      await makeFolder(this.#folder);
      await makeFolder(join(this.#folder, name.gateway));
      try {
        // Losing a window to a power cut is no harm, so nobody waits for the disk.
        await writeFile(`${path}${draftEnd}`, text);
        await rename(`${path}${draftEnd}`, path);
        return;
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || attempt === tries) throw error;
      }
    }
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
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(name: WindowName): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async tidy(oldest: number): Promise<void> {
    for (const gateway of await readdir(this.#folder).catch(() => [])) {
      const folder = join(this.#folder, gateway);
      const files = await readdir(folder).catch(() => []);
      for (const file of files.filter((one) => one.endsWith(draftEnd))) {
        const draft = join(folder, file);
        if (await isOlder(draft, oldest)) await rm(draft, { force: true });
      }
      if (!(await isOlder(folder, oldest))) continue;
      try {
        await rmdir(folder);
      } catch (error) {
        // It holds something, it is gone already, or it is a file of somebody else.
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error;
      }
    }
  }

  #path(name: WindowName): string {
    if (!isWindowName(name)) throw new Error(`${name.gateway}/${name.window} names no window`);
    return join(this.#folder, name.gateway, `${name.window}.json`);
  }
}
