import type { BrowserArea, BrowserDiscovery, BrowserRelease } from '../contract/browser.ts';
import { AreaLoadError } from './area-load-error.ts';
import { startFederation, type Shares } from './federation.ts';
import { firstSuccess, type Attempt, type Deadlines } from './first-success.ts';
import { ReleaseLoad, type AreaModule, type Run } from './release-load.ts';
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
   * Loads a page of an area: from the live release, from that one again, then from its fallback.
   * @throws AreaLoadError when all of them failed
   */
  load(area: string, module: string): Promise<AreaModule>;
  /** Forgets what is known of an area, so that the next `load` begins anew. */
  retry(area: string): void;
  /** Fetches what a page needs ahead of time. Failing is no harm. */
  preload(area: string, module: string): void;
}

interface Loaded {
  release: BrowserRelease;
  page: AreaModule;
}

/** A panel must stand in a dead area's place within 3 s; a slow area may take 30 s. */
const usualDeadlines: Deadlines = { silent: 2_700, receiving: 30_000 };

const byTag: Run = (script) => runByTag(script);
const watched: Run = (script, life) => runWatched(script, false, life);
const again: Run = (script, life) => runWatched(script, true, life);

/**
 * Makes the one loader of a page.
 * @param options the discovery document, and the libraries that areas take from the shell
 */
export function createAreaLoader(options: AreaLoaderOptions): AreaLoader {
  const { discovery, deadlines = usualDeadlines, onFailure } = options;
  const releases = new ReleaseLoad(discovery, startFederation(options.shares));
  const areas = new Map(discovery.areas.map((area) => [area.name, area]));
  /** The release that an area runs in this page: its pages belong together. */
  const running = new Map<string, BrowserRelease>();
  /** Areas whose last load failed. */
  const failed = new Set<string>();
  const loads = new Map<string, Promise<AreaModule>>();

  /** The releases that may serve an area, best first. */
  const candidates = (area: BrowserArea): BrowserRelease[] => {
    const all = [running.get(area.name), area, area.fallback].filter((release) => !!release);
    return all.filter(({ version }, at) => all.findIndex((one) => one.version === version) === at);
  };

  const attempts = (area: BrowserArea, module: string): Attempt<Loaded>[] => {
    const [first = area, ...others] = candidates(area);
    const ways: [BrowserRelease, Run][] = [
      // A tag that hung once would be waited for in vain.
      ...(failed.has(area.name) ? [] : [[first, byTag] satisfies [BrowserRelease, Run]]),
      [first, again],
      ...others.map((release): [BrowserRelease, Run] => [release, watched]),
    ];
    return ways.map(([release, run]) => async (life) => ({
      release,
      page: await releases.attempt(area.name, release, module, run)(life),
    }));
  };

  const report = (error: Error): void => {
    if (error instanceof AreaLoadError) onFailure?.(error);
  };

  const start = async (name: string, module: string): Promise<AreaModule> => {
    const area = areas.get(name);
    if (!area) throw new AreaLoadError(name, 'none', 'entry', new Error('No such area is live'));
    try {
      const { release, page } = await firstSuccess(attempts(area, module), deadlines, report);
      running.set(name, release);
      failed.delete(name);
      return page;
    } catch (error) {
      failed.add(name);
      if (error instanceof AreaLoadError) throw error;
      throw new AreaLoadError(name, area.version, 'entry', error);
    }
  };

  return {
    load(area, module) {
      const key = `${area}/${module}`;
      const load = loads.get(key) ?? start(area, module);
      loads.set(key, load);
      load.catch(() => loads.delete(key));
      return load;
    },
    retry(name) {
      const area = areas.get(name);
      if (!area) return;
      for (const release of candidates(area)) releases.spoil(name, release);
      running.delete(name);
      for (const key of loads.keys()) if (key.startsWith(`${name}/`)) loads.delete(key);
    },
    preload(name, module) {
      const area = areas.get(name);
      if (!area) return;
      for (const script of releases.scripts(name, running.get(name) ?? area, module)) {
        runByTag(script).catch(() => undefined);
      }
    },
  };
}
