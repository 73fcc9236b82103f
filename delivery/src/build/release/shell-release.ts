import type { Compilation, Module } from 'webpack';
import { HtmlTemplatePlugin } from '../html-template-plugin.ts';
import { expectedCalls, operationIds, readContract } from '../operations/expected-calls.ts';
import { reachedName, sharedApi, sliceName } from '../operations/slice-uses.ts';
import { noClaims, sourceClaims } from '../operations/source-claims.ts';
import { installedFolder, type PackageFacts } from '../package-facts.ts';
import type { ProvidedShare } from '../shares/provided-shares.ts';
import type { ReleaseDetails, ReleaseSource } from './release-plugin.ts';

/** What the shell's configuration says about its release. */
export interface ShellFacts {
  package: PackageFacts;
  shellDir: string;
  /** File of the module that hands the shares to the federation runtime. */
  sharesFile: string;
  shares: ProvidedShare[];
  /** Path pattern -> names of lazy chunks. */
  preload: Record<string, string[]>;
  /** Patterns that the shell serves by itself. */
  paths: string[];
  /** Bytes (brotli) that a page may load of it; absent: the usual number. */
  budget?: number;
}

/** Finds out what the shell's release must say about itself. */
export class ShellRelease implements ReleaseSource {
  readonly name: string;
  readonly packageVersion: string;
  readonly remote = null;
  readonly #facts: ShellFacts;
  #provides: ReleaseDetails['provides'] = {};
  #claims = noClaims;

  constructor(facts: ShellFacts) {
    this.name = facts.package.name;
    this.packageVersion = facts.package.version;
    this.#facts = facts;
  }

  observe(compilation: Compilation): void {
    compilation.hooks.afterOptimizeDependencies.tap(ShellRelease.name, () => {
      this.#provides = this.#findProvided(compilation);
      // The way in which shared-api lets areas inject theirs names none, and is no error here.
      this.#claims = sourceClaims(compilation, { strict: false });
    });
  }

  describe(compilation: Compilation): ReleaseDetails {
    const { shares, shellDir, preload, paths, budget } = this.#facts;
    const { endpoints, slices, opened } = this.#claims;
    const expects = expectedCalls(
      [...endpoints.flatMap(({ calls }) => calls), ...opened],
      [readContract(installedFolder('@ifj/shared-api', shellDir))],
    );
    const scripts = (group: string): string[] =>
      (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) =>
        file.endsWith('.js'),
      );
    return {
      entry: scripts('main')[0] ?? '',
      html: HtmlTemplatePlugin.output,
      provides: withOperations(
        this.#provides,
        endpoints.map(({ name }) => name),
      ),
      shareFiles: Object.fromEntries(
        shares.map(({ name, chunk }) => [name, chunk === undefined ? [] : scripts(chunk)]),
      ),
      preload: Object.fromEntries(
        Object.entries(preload).map(([path, groups]) => [
          path,
          groups.flatMap((group) => {
            const files = scripts(group);
            if (files.length === 0) throw new Error(`The shell has no lazy chunk named ${group}`);
            return files;
          }),
        ]),
      ),
      paths,
      needs: {},
      endpoints: [...new Set(endpoints.map(({ name }) => name))],
      operations: operationIds(expects).sort(),
      gate: {
        ...{ expects, modules: {}, bundles: [], slices },
        ...(budget !== undefined && { budget }),
      },
    };
  }

  /** The generated module refers to the shares in their order, the lazy ones in blocks. */
  #findProvided(compilation: Compilation): ReleaseDetails['provides'] {
    const { moduleGraph } = compilation;
    const provider = [...compilation.modules].find(
      (module) => module.nameForCondition() === this.#facts.sharesFile,
    );
    const imports = (provider?.dependencies ?? []).filter(
      ({ type }) => type === 'harmony side effect evaluation',
    );
    const lazyImports = (provider?.blocks ?? []).flatMap(({ dependencies }) => dependencies);
    return Object.fromEntries(
      this.#facts.shares.map(({ name, version, chunk }) => {
        const dependency = (chunk === undefined ? imports : lazyImports).shift();
        const module = dependency && moduleGraph.getModule(dependency);
        return [name, { version, names: module ? exportedNames(compilation, module) : [] }];
      }),
    );
  }
}

/** Areas may take an operation by its hook, or through the object that holds all of them. */
function withOperations(
  provides: ReleaseDetails['provides'],
  operations: string[],
): ReleaseDetails['provides'] {
  const share = provides[sharedApi];
  if (!share?.names.includes(sliceName)) return provides;
  const names = [...new Set([...share.names, ...operations.map(reachedName)])].sort();
  return { ...provides, [sharedApi]: { ...share, names } };
}

function exportedNames(compilation: Compilation, module: Module): string[] {
  const names = compilation.moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`Cannot tell what ${module.identifier()} exports`);
  const isCommonJs = module.buildMeta?.exportsType !== 'namespace';
  return [...new Set([...names, ...(isCommonJs ? ['default'] : [])])].sort();
}
