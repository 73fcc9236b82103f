import type { BrowserDiscovery, BrowserRelease } from '../contract/browser.ts';
import { AreaLoadError, type LoadStage } from './area-load-error.ts';
import type { Container, Remote } from './federation.ts';
import type { Attempt, Life } from './first-success.ts';
import { chunksOf, containerOf } from './page-scripts.ts';
import type { Script } from './script-arrival.ts';

/** What an area exposes for one page. */
export type AreaModule = { default: unknown } & Record<string, unknown>;

/** A way to bring a script into the page. */
export type Run = (script: Script, life: Life) => Promise<void>;

/** Gives an answer up as soon as nobody waits for it any longer. */
function unlessAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer in time')));
    answer.then(resolve, reject);
  });
}

/** Loads pages out of single releases. */
export class ReleaseLoad {
  readonly #discovery: BrowserDiscovery;
  readonly #remoteOf: (container: Container) => Remote;
  /** Containers that failed half-way: webpack does not begin anew in them. */
  readonly #spoiled = new WeakSet<Container>();

  constructor(discovery: BrowserDiscovery, remoteOf: (container: Container) => Remote) {
    this.#discovery = discovery;
    this.#remoteOf = remoteOf;
  }

  /** An attempt at a page; it fails with an AreaLoadError. */
  attempt(area: string, release: BrowserRelease, module: string, run: Run): Attempt<AreaModule> {
    return async (life) => {
      let stage: LoadStage = 'entry';
      try {
        const [entry, ...chunks] = this.scripts(area, release, module);
        const chunksRun = Promise.all(chunks.map((chunk) => run(chunk, life)));
        // It is waited for later: until then its failing is nobody's.
        chunksRun.catch(() => undefined);
        await run(entry, life);
        life.sign();

        stage = 'init';
        const container = this.#container(area, release);
        if (!container) throw new Error(`${release.url} left no container`);
        const remote = this.#remoteOf(container);
        await this.#inside(container, life, () => remote.init());

        stage = 'chunk';
        await chunksRun;
        life.sign();
        return (await this.#inside(container, life, () => remote.get(module))) as AreaModule;
      } catch (error) {
        throw new AreaLoadError(area, release.version, stage, error);
      }
    };
  }

  /** Everything that a page needs, its entry first. */
  scripts(area: string, release: BrowserRelease, module: string): [Script, ...Script[]] {
    const { url, integrity } = release;
    const hasRun = (): boolean => this.#container(area, release) !== undefined;
    return [{ url, integrity, hasRun }, ...chunksOf(this.#discovery, area, release, module)];
  }

  /** Makes the next attempt at a release begin with a new container. */
  spoil(area: string, release: BrowserRelease): void {
    const container = containerOf(area, release);
    if (container) this.#spoiled.add(container);
  }

  #container(area: string, release: BrowserRelease): Container | undefined {
    const container = containerOf(area, release);
    return container && !this.#spoiled.has(container) ? container : undefined;
  }

  async #inside<T>(container: Container, life: Life, step: () => Promise<T>): Promise<T> {
    try {
      return await unlessAborted(life.signal, step());
    } catch (error) {
      this.#spoiled.add(container);
      throw error;
    }
  }
}
