import type { Compilation } from 'webpack';
import type { RemoteManifest } from '../contract/remote.ts';
import type { ExposedPage } from './exposed-pages.ts';
import { generatedOperations, operationsOfHooks } from './operations.ts';
import { installedFolder, installedVersion, type PackageFacts } from './package-facts.ts';
import type { ReleaseDetails, ReleaseSource } from './release-plugin.ts';
import { findShareUsage, type ShareUsage } from './share-usage.ts';

/** Finds out what an area's release must say about itself. */
export class AreaRelease implements ReleaseSource {
  readonly name: string;
  readonly packageVersion: string;
  readonly remote: RemoteManifest;
  readonly #packageDir: string;
  readonly #pages: Record<string, ExposedPage>;
  readonly #documents: () => Record<string, string>;
  #usage: ShareUsage = { names: new Map(), byPage: new Map() };

  constructor(
    packageDir: string,
    facts: PackageFacts,
    remote: RemoteManifest,
    pages: Record<string, ExposedPage>,
    documents: () => Record<string, string>,
  ) {
    this.name = facts.name;
    this.packageVersion = facts.version;
    this.remote = remote;
    this.#packageDir = packageDir;
    this.#pages = pages;
    this.#documents = documents;
  }

  observe(compilation: Compilation): void {
    compilation.hooks.afterOptimizeDependencies.tap(AreaRelease.name, () => {
      this.#usage = findShareUsage(compilation);
    });
  }

  describe(compilation: Compilation): ReleaseDetails {
    const own = generatedOperations(this.#packageDir);
    const documents = this.#documents();
    return {
      ...(Object.keys(documents).length > 0 && { documents }),
      entry: this.#scripts(compilation, this.name)[0] ?? '',
      preload: this.#byPath((module) =>
        this.#scripts(compilation, this.#pages[module]?.name ?? ''),
      ),
      needsByPath: this.#byPath((module) => [...(this.#usage.byPage.get(module) ?? [])].sort()),
      needs: this.#needs(),
      provides: {},
      endpoints: own,
      operations: [...new Set([...own, ...this.#sharedOperations()])].sort(),
    };
  }

  /** The scripts of a named chunk group. */
  #scripts(compilation: Compilation, group: string): string[] {
    const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
    return files.filter((file) => file.endsWith('.js'));
  }

  #byPath(list: (module: string) => string[]): Record<string, string[]> {
    const paths: Record<string, string[]> = {};
    for (const { path, module } of this.remote.paths) {
      paths[path] = [...new Set([...(paths[path] ?? []), ...list(module)])];
    }
    return paths;
  }

  #needs(): ReleaseDetails['needs'] {
    const shares = [...this.#usage.names].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      shares.map(([share, names]) => [
        share,
        { range: `^${installedVersion(share, this.#packageDir)}`, names: [...names].sort() },
      ]),
    );
  }

  #sharedOperations(): string[] {
    const names = this.#usage.names.get('@ifj/shared-api');
    if (!names) return [];
    return operationsOfHooks(
      names,
      generatedOperations(installedFolder('@ifj/shared-api', this.#packageDir)),
    );
  }
}
