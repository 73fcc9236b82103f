import { createInstance, Module } from '@module-federation/enhanced/runtime';

/** The libraries that areas take from the shell. */
export type Shares = Record<
  string,
  { version: string; lib: () => unknown } | { version: string; get: () => Promise<() => unknown> }
>;

/** What an area's entry leaves in the page. */
export type Container = NonNullable<InstanceType<typeof Module>['remoteEntryExports']>;

/** An area's container on its way into the page. */
export interface Remote {
  /** Hands the shares to the container. */
  init(): Promise<unknown>;
  /** Runs a module that the area exposes. */
  get(module: string): Promise<unknown>;
}

/**
 * Starts the federation runtime. Files come into the page by delivery's own loader: the runtime's
 * can neither be given deadlines nor be told to begin anew.
 * @returns makes a remote out of an area's container
 */
export function startFederation(shares: Shares): (area: string, container: Container) => Remote {
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [
        name,
        { ...share, shareConfig: { singleton: true, requiredVersion: false } },
      ]),
    ),
  });
  host.initializeSharing('default');
  return (area, container) => {
    const remoteInfo = {
      name: area,
      entry: area,
      type: 'global' as const,
      entryGlobalName: area,
      shareScope: 'default',
    };
    const remote = new Module({ host, remoteInfo });
    remote.remoteEntryExports = container;
    return {
      init: () => remote.init(),
      get: (module) => remote.get(`${area}/${module}`, module),
    };
  };
}
