import type { BrowserArea, BrowserDiscovery, BrowserRelease } from '../contract/browser.ts';
import { AreaLoadError } from './area-load-error.ts';
import { startFederation, type Shares } from './federation.ts';
import { firstSuccess, type Attempt, type Deadlines } from './first-success.ts';
import { bringParts } from './lazy-parts.ts';
import { LiveAreas } from './live-areas.ts';
import { followNews, type News } from './news.ts';
import { ReleaseLoad, type AreaModule, type Run } from './release-load.ts';
import { RunReleases } from './run-releases.ts';
import { runByTag, runWatched } from './script-arrival.ts';

/** What a loader works with. */
export interface AreaLoaderOptions {
  discovery: BrowserDiscovery;
  shares: Shares;
  deadlines?: Deadlines;
  /** Told of every attempt that failed, also when a later one succeeded. */
  onFailure?: (error: AreaLoadError) => void;
}

/** Loads areas into the page. */
export interface AreaLoader {
  /**
   * Loads a page of an area: from the release that the page has of it, from that one again, from
   * a newer one, then from its fallback.
   * @throws AreaLoadError when all of them failed
   */
  load(area: string, module: string): Promise<AreaModule>;
  /** Forgets what is known of an area, so that the next `load` begins anew. */
  retry(area: string): void;
  /**
   * A page of the release that an area runs broke while it was drawn: the next `load` takes another
   * release. Says whether there is one.
   */
  fallBack(area: string): boolean;
  /** Fetches what a page needs ahead of time. Failing is no harm. */
  preload(area: string, module: string): void;
  /** All areas, as this page has them; the same list until one of them changes. */
  areas(): readonly BrowserArea[];
  /** The release that an area runs in this page. */
  versionOf(area: string): string | undefined;
  /**
   * Asks whether anything was released, at most every few seconds unless it is urgent; says
   * whether that is so.
   */
  ask(isUrgent?: boolean): Promise<boolean>;
  /** The live release of the shell, as far as that is known, if it is not the one of this page. */
  newShell(): string | undefined;
  /** Whether a newer release of an area is known than the one that this page has. */
  isOutdated(area: string): boolean;
  /** Makes the next `load` take the newer release; the one before stands in for it if it fails. */
  takeOver(area: string): void;
  /** Calls the listener when `areas` gives another list. */
  onChange(listener: () => void): () => void;
  /**
   * Calls the listener when a newer release of an area is there that must not wait: a running one
   * lacks a part of it, or the newer one comes from elsewhere.
   */
  onOverdue(listener: (area: string) => void): () => void;
}

interface Loaded {
  release: BrowserRelease;
  page: AreaModule;
}

/** A panel must stand in a dead area's place within 3 s; a slow area may take 30 s. */
const usualDeadlines: Deadlines = { silent: 2_700, receiving: 30_000 };

/** A load that has failed waits so long for news, in milliseconds. */
const newsPatience = 500;

const byTag: Run = (script) => runByTag(script);
const watched: Run = (script, life) => runWatched(script, false, life);
const again: Run = (script, life) => runWatched(script, true, life);

/**
 * Makes the one loader of a page.
 * @param options the discovery document, and the libraries that areas take from the shell
 */
export function createAreaLoader(options: AreaLoaderOptions): AreaLoader {
  return new PageLoader(options);
}

const keyOf = (area: string, module: string): string => `${area}/${module}`;

class PageLoader implements AreaLoader {
  readonly #releases: ReleaseLoad;
  readonly #areas: LiveAreas;
  readonly #news: News;
  readonly #deadlines: Deadlines;
  readonly #onFailure: (error: AreaLoadError) => void;
  readonly #run = new RunReleases();
  /** How often an area was begun anew: what was on its way before counts no more. */
  readonly #beginnings = new Map<string, number>();
  /** Areas whose last load failed. */
  readonly #failed = new Set<string>();
  readonly #loads = new Map<string, Promise<AreaModule>>();
  readonly #changed = new Set<() => void>();
  readonly #overdue = new Set<(area: string) => void>();
  /** Only in a page that takes areas from elsewhere: settled once they are known. */
  readonly #overridden: Promise<void> | undefined;

  constructor({ discovery, shares, deadlines = usualDeadlines, onFailure }: AreaLoaderOptions) {
    this.#releases = new ReleaseLoad(discovery, startFederation(shares));
    this.#areas = new LiveAreas(discovery);
    this.#deadlines = deadlines;
    this.#onFailure = onFailure ?? (() => undefined);
    this.#news = followNews(
      () => this.#areas.revision,
      (latest) => this.#changing(() => this.#areas.learn(latest)),
    );
    bringParts(deadlines, {
      onFailure: this.#onFailure,
      onLost: (area, version) => void this.#tellLost(area, version),
    });
    const overrides = document.getElementById('overrides')?.textContent;
    if (overrides) {
      const put = (area: BrowserArea): void => this.#override(area);
      this.#overridden = import('./override.ts')
        .then(({ followOverrides }) => followOverrides(overrides, discovery.shareFiles, put))
        .catch(console.error);
    }
  }

  load(area: string, module: string): Promise<AreaModule> {
    const key = keyOf(area, module);
    const load = this.#loads.get(key) ?? this.#start(area, module);
    this.#loads.set(key, load);
    load.catch(() => {
      if (this.#loads.get(key) === load) this.#loads.delete(key);
    });
    return load;
  }

  retry(name: string): void {
    this.takeOver(name);
    const area = this.#areas.find(name);
    if (!area) return;
    this.#run.forgive(name);
    for (const release of this.#run.candidates(area)) this.#releases.spoil(name, release);
    this.#begin(name);
  }

  fallBack(name: string): boolean {
    const area = this.#areas.find(name);
    if (!area || !this.#run.giveUp(area)) return false;
    this.#begin(name);
    return true;
  }

  preload(name: string, module: string): void {
    const area = this.#areas.newer(name) ?? this.#run.running(name) ?? this.#areas.find(name);
    if (!area) return;
    for (const script of this.#releases.scripts(name, area, module)) {
      runByTag(script).catch(() => undefined);
    }
  }

  areas(): readonly BrowserArea[] {
    return this.#areas.list;
  }

  versionOf(area: string): string | undefined {
    return this.#run.running(area)?.version;
  }

  ask(isUrgent = false): Promise<boolean> {
    return isUrgent ? this.#news.askNow() : this.#news.ask();
  }

  newShell(): string | undefined {
    return this.#areas.newShell;
  }

  isOutdated(area: string): boolean {
    return this.#areas.newer(area) !== undefined;
  }

  takeOver(name: string): void {
    if (!this.isOutdated(name)) return;
    this.#run.keep(name);
    this.#failed.delete(name);
    this.#begin(name);
    this.#changing(() => this.#areas.takeOver(name));
  }

  onChange(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  onOverdue(listener: (area: string) => void): () => void {
    this.#overdue.add(listener);
    return () => this.#overdue.delete(listener);
  }

  #begin(name: string): void {
    this.#beginnings.set(name, (this.#beginnings.get(name) ?? 0) + 1);
    this.#run.end(name);
    this.#forgetLoads(name);
  }

  #forgetLoads(name: string, except?: string): void {
    for (const key of this.#loads.keys()) {
      if (key.startsWith(`${name}/`) && key !== except) this.#loads.delete(key);
    }
  }

  /** Pages of another release than the one that runs from now on are loaded anew. */
  #forgetOther(name: string, { version }: BrowserRelease, module: string): void {
    const before = this.versionOf(name);
    if (before !== undefined && before !== version) this.#forgetLoads(name, keyOf(name, module));
  }

  #changing<T>(change: () => T): T {
    const { list } = this.#areas;
    const outcome = change();
    if (this.#areas.list !== list) for (const listener of this.#changed) listener();
    return outcome;
  }

  #override(area: BrowserArea): void {
    this.#changing(() => this.#areas.override(area));
    for (const listener of this.#overdue) listener(area.name);
  }

  async #start(name: string, module: string): Promise<AreaModule> {
    if (this.#overridden) await this.#overridden;
    const area = this.#areas.find(name);
    if (!area) throw new AreaLoadError(name, 'none', 'entry', new Error('No such area is live'));
    this.#areas.use(name);
    const beginning = this.#beginnings.get(name);
    let last: AreaLoadError | undefined;
    const report = (error: Error): void => {
      if (!(error instanceof AreaLoadError)) return;
      last = error;
      if (this.#overridden) console.error(error);
      this.#onFailure(error);
    };
    try {
      const attempts = this.#attempts(area, module);
      const { release, page } = await firstSuccess(attempts, this.#deadlines, report);
      if (this.#beginnings.get(name) === beginning) {
        this.#forgetOther(name, release, module);
        this.#run.run(name, release);
        this.#failed.delete(name);
        if (release.version === this.#areas.newer(name)?.version) {
          this.#changing(() => this.#areas.takeOver(name));
        }
      }
      return page;
    } catch (error) {
      this.#failed.add(name);
      if (error instanceof AreaLoadError) throw error;
      throw last ?? new AreaLoadError(name, area.version, 'entry', error);
    }
  }

  #attempts(area: BrowserArea, module: string): Attempt<Loaded>[] {
    const [first = area, ...others] = this.#run.candidates(area);
    const from =
      (release: BrowserRelease, run: Run): Attempt<Loaded> =>
      async (life) => ({
        release,
        page: await this.#releases.attempt(area.name, release, module, run)(life),
      });
    return [
      // A tag that hung once would be waited for in vain.
      ...(this.#failed.has(area.name) ? [] : [from(first, byTag)]),
      from(first, again),
      ...(this.#news.isFresh() ? [] : [this.#fromNewer(area.name, module)]),
      ...others.map((release) => from(release, watched)),
    ];
  }

  /** What was live when the page came may be gone by now: then something else has been released. */
  #fromNewer(name: string, module: string): Attempt<Loaded> {
    return async (life) => {
      const enough = new Promise((resolve) => setTimeout(resolve, newsPatience));
      await Promise.race([this.#news.askNow(), enough]);
      const newer = this.#areas.newer(name);
      if (!newer) throw new Error('Nothing newer is live');
      const page = await this.#releases.attempt(name, newer, module, watched)(life);
      return { release: newer, page };
    };
  }

  async #tellLost(area: string, version: string): Promise<void> {
    await this.#news.askNow();
    if (this.versionOf(area) === version && !this.isOutdated(area)) return;
    for (const listener of this.#overdue) listener(area);
  }
}
