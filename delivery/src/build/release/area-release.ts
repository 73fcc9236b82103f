import type { Compilation } from 'webpack';
import type { ApiSubset, GateFacts } from '../../contract/release.ts';
import type { RemoteManifest } from '../../contract/remote.ts';
import {
  callsNamed,
  expectedCalls,
  operationIds,
  readContract,
  type Call,
} from '../operations/expected-calls.ts';
import { operationsBehind, sharedEntry } from '../operations/shared-operations.ts';
import { reachedName, sharedApi } from '../operations/slice-uses.ts';
import { noClaims, sourceClaims } from '../operations/source-claims.ts';
import { installedFolder, installedVersion, type PackageFacts } from '../package-facts.ts';
import { bundledPackages } from '../shares/bundled-packages.ts';
import { findShareUsage, type ShareUsage } from '../shares/share-usage.ts';
import { describeModules } from './exposed-modules.ts';
import type { ExposedPage } from './exposed-pages.ts';
import type { ReleaseDetails, ReleaseSource } from './release-plugin.ts';

/** Finds out what an area's release must say about itself. */
export class AreaRelease implements ReleaseSource {
  readonly name: string;
  readonly packageVersion: string;
  readonly remote: RemoteManifest;
  readonly #packageDir: string;
  readonly #pages: Record<string, ExposedPage>;
  readonly #documents: () => Record<string, string>;
  #usage: ShareUsage = { names: new Map(), byPage: new Map() };
  #claims = noClaims;
  #bundles: string[] = [];
  #modules: GateFacts['modules'] = {};

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
      this.#claims = sourceClaims(compilation, { strict: true });
      this.#bundles = bundledPackages(compilation, this.#packageDir);
      this.#modules = describeModules(compilation);
    });
  }

  describe(compilation: Compilation): ReleaseDetails {
    const { endpoints, slices } = this.#claims;
    const ofShared = readContract(installedFolder(sharedApi, this.#packageDir));
    const contracts = [readContract(this.#packageDir), ofShared];
    const expects = expectedCalls([...this.#ownCalls(), ...this.#sharedCalls(ofShared)], contracts);
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
      endpoints: [...new Set(endpoints.map(({ name }) => name))],
      operations: operationIds(expects).sort(),
      gate: { expects, modules: this.#modules, bundles: this.#bundles, slices },
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
        {
          range: `^${installedVersion(share, this.#packageDir)}`,
          names: [
            ...names,
            ...(share === sharedApi ? this.#reached().map(reachedName) : []),
          ].sort(),
        },
      ]),
    );
  }

  /** What it reaches of the operations that others inject. */
  #reached(): string[] {
    const own = this.#claims.endpoints.map(({ name }) => name);
    return this.#claims.reached.filter((operation) => !own.includes(operation));
  }

  /** The calls of its own endpoints, those by address, and those that fill its documents. */
  #ownCalls(): Call[] {
    return [
      ...this.#claims.endpoints.flatMap(({ calls }) => calls),
      ...this.#claims.opened,
      ...this.remote.documents.flatMap(({ data }) =>
        data === undefined ? [] : [{ method: 'GET', path: data.replace(/:[^/]+/g, '{}') }],
      ),
    ];
  }

  #sharedCalls(contract: ApiSubset): Call[] {
    const names = this.#usage.names.get(sharedApi) ?? [];
    const entry = sharedEntry(installedFolder(sharedApi, this.#packageDir));
    const behind = operationsBehind(entry, names, operationIds(contract));
    return callsNamed(contract, [...behind, ...this.#reached()]);
  }
}
