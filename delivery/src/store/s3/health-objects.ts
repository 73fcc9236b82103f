import { isWindowName, type HealthWindows, type WindowName } from '../health-windows.ts';
import type { Bucket } from './bucket.ts';

const folder = 'health/';

function keyOf(name: WindowName): string {
  if (!isWindowName(name)) throw new Error(`${name.gateway}/${name.window} names no window`);
  return `${folder}${name.gateway}/${name.window}.json`;
}

/** Windows as objects `health/<gateway>/<window>.json`. */
export class HealthObjects implements HealthWindows {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async write(name: WindowName, text: string): Promise<void> {
    await this.#bucket.write(keyOf(name), text);
  }

  async list(): Promise<WindowName[]> {
    const objects = await this.#bucket.list(folder);
    return objects
      .map(({ key }) => {
        const [gateway = '', file = ''] = key.slice(folder.length).split('/');
        return { gateway, window: file.replace(/\.json$/, '') };
      })
      .filter(isWindowName);
  }

  async read(name: WindowName): Promise<string | null> {
    const found = await this.#bucket.read(keyOf(name));
    return found === null || found === 'unchanged' ? null : found.content.toString('utf8');
  }

  remove(name: WindowName): Promise<void> {
    return this.#bucket.remove(keyOf(name));
  }

  /** A bucket has neither folders nor parts of objects. */
  tidy(): Promise<void> {
    return Promise.resolve();
  }
}
