import { isName, isVersion } from '../names.ts';
import type { KeptRelease, ReleaseRemoval } from '../removal.ts';
import { longestWrite, type Bucket } from './bucket.ts';
import { hidden, releaseFolder, visible } from './release-keys.ts';

function stateOf(file: string): KeptRelease['state'] {
  if (file === visible) return 'published';
  return file === hidden ? 'hidden' : 'unfinished';
}

/** What hides a release that was never visible: nobody publishes it while it goes. */
const nothing = '';

const weight = { unfinished: 0, hidden: 1, published: 2 };

/** How releases leave a bucket: the object that makes one visible is moved away first. */
export class ObjectRemoval implements ReleaseRemoval {
  /** A promotion writes twice: what decides its revision, and what makes that live. */
  readonly grace = 2 * longestWrite + 15_000;
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async list(): Promise<KeptRelease[]> {
    const releases = new Map<string, KeptRelease>();
    for (const { key, changedAt } of await this.#bucket.list('')) {
      const [name = '', version = '', ...rest] = key.split('/');
      if (!isName(name) || !isVersion(version) || rest.length === 0) continue;
      const found = { name, version, state: stateOf(rest.join('/')), since: changedAt };
      const known = releases.get(releaseFolder(name, version)) ?? found;
      releases.set(releaseFolder(name, version), telling(known, found));
    }
    return [...releases.values()];
  }

  async hide(name: string, version: string): Promise<void> {
    const folder = releaseFolder(name, version);
    const wasVisible = await this.#move(`${folder}${visible}`, `${folder}${hidden}`);
    if (!wasVisible) await this.#bucket.write(`${folder}${hidden}`, nothing, { missing: true });
  }

  async restore(name: string, version: string): Promise<void> {
    const folder = releaseFolder(name, version);
    const wasVisible = await this.#move(`${folder}${hidden}`, `${folder}${visible}`);
    if (!wasVisible) await this.#bucket.remove(`${folder}${hidden}`);
  }

  async remove(name: string, version: string): Promise<boolean> {
    const folder = releaseFolder(name, version);
    const keys = (await this.#bucket.list(folder)).map(({ key }) => key);
    if (keys.includes(`${folder}${visible}`)) {
      await this.#bucket.remove(`${folder}${hidden}`);
      return false;
    }
    const files = keys.filter((key) => key !== `${folder}${hidden}`);
    await Promise.all(files.map((key) => this.#bucket.remove(key)));
    // Last: as long as a file is left, nobody publishes the version anew among what goes.
    await this.#bucket.remove(`${folder}${hidden}`);
    return true;
  }

  /** At every moment one of the two objects is there. @returns whether there was what to move */
  async #move(from: string, to: string): Promise<boolean> {
    const found = await this.#bucket.read(from);
    if (found === null || found === 'unchanged' || found.content.length === 0) return false;
    await this.#bucket.write(to, found.content);
    await this.#bucket.remove(from);
    return true;
  }
}

/** @returns the one of two findings of a release that says more of its state */
function telling(a: KeptRelease, b: KeptRelease): KeptRelease {
  if (weight[a.state] !== weight[b.state]) return weight[a.state] > weight[b.state] ? a : b;
  return a.since > b.since ? a : b;
}
