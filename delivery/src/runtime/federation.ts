import { createInstance } from '@module-federation/enhanced/runtime';

/** The libraries that areas take from the shell. */
export type Shares = Record<
  string,
  { version: string; lib: () => unknown } | { version: string; get: () => Promise<() => unknown> }
>;

/** What an area's entry leaves in the page: a container of Module Federation. */
export interface Container {
  init(shareScope: object, initScope: object[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/** An area's container on its way into the page. */
export interface Remote {
  /** Hands the shares to the container. */
  init(): Promise<unknown>;
  /** Runs a module that the area exposes. */
  get(module: string): Promise<unknown>;
}

/** Pauses between the tries to fetch a share, in milliseconds. */
const firstPause = 500;
const longestPause = 8000;

/**
 * Fetches until it succeeds: an area asks for a share once in a page's life, and would keep a
 * failure until a reload.
 */
async function fetchUntilThere<T>(fetch: () => Promise<T>): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Starts the federation runtime, which keeps the shares. Containers come into the page by
 * delivery's own loader: the runtime's can neither be given deadlines nor be told to begin anew,
 * and is left out of the shell.
 * @returns makes a remote out of an area's container
 */
export function startFederation(shares: Shares): (container: Container) => Remote {
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [
        name,
        {
          ...share,
          ...('get' in share && { get: () => fetchUntilThere(share.get) }),
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
  });
  // It waits for remotes that are known in advance: there are none.
  void host.initializeSharing();
  const shareScope = host.shareScopeMap['default'] ?? {};
  return (container) => ({
    init: async () => container.init(shareScope, []),
    get: async (module) => (await container.get(module))(),
  });
}
