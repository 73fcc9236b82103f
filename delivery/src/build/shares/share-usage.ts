import webpack, { type Compilation, type Module } from 'webpack';
import { exposedModules } from '../release/exposed-modules.ts';

/** Share name -> names imported from it. */
type NamesByShare = Map<string, Set<string>>;

/** Which shared libraries an area uses. */
export interface ShareUsage {
  names: NamesByShare;
  /** Exposed module -> share names that drawing it needs. */
  byPage: Map<string, Set<string>>;
}

/** The share that a module stands for; `undefined` for a module of the area itself. */
function shareOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

/** A whole library taken from our own source hides which names of it must exist. */
function wholeImport(share: string, origin: Module | null): webpack.WebpackError | undefined {
  const file = origin?.nameForCondition();
  if (!file || file.includes('/node_modules/')) return undefined;
  const error = new webpack.WebpackError(
    `All of ${share} is taken at once. Import the names that are used, so that a release can be checked against what the shell provides.`,
  );
  error.file = file;
  return error;
}

function usedNames(compilation: Compilation): NamesByShare {
  const { moduleGraph } = compilation;
  const names: NamesByShare = new Map();
  for (const module of compilation.modules) {
    const share = shareOf(module);
    if (share === undefined) continue;
    const used = names.get(share) ?? new Set<string>();
    names.set(share, used);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (connection.getActiveState(undefined) === false) continue;
      for (const reference of connection.dependency?.getReferencedExports(moduleGraph, undefined) ??
        []) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) used.add(name);
        else {
          const error = wholeImport(share, connection.originModule);
          if (error) compilation.errors.push(error);
        }
      }
    }
  }
  return names;
}

/** The shares that a module needs as soon as it runs: its lazy parts do not count. */
function reachedShares(compilation: Compilation, start: Module): Set<string> {
  const { moduleGraph } = compilation;
  const shares = new Set<string>();
  const seen = new Set<Module>();
  const visit = (module: Module): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const share = shareOf(module);
    if (share !== undefined) shares.add(share);
    for (const dependency of module.dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (connection && connection.getActiveState(undefined) !== false) visit(connection.module);
    }
  };
  visit(start);
  return shares;
}

/**
 * Looks through the modules of an area; to be called when webpack knows which exports are used
 * and has not yet joined modules.
 */
export function findShareUsage(compilation: Compilation): ShareUsage {
  const byPage = new Map(
    [...exposedModules(compilation)].map(([name, page]): [string, Set<string>] => [
      name,
      reachedShares(compilation, page),
    ]),
  );
  return { names: usedNames(compilation), byPage };
}
