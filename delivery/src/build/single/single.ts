import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compilation, Configuration } from 'webpack';
import type { Role } from '../../contract/remote.ts';
import {
  ReleasePlugin,
  type ReleaseDetails,
  type ReleaseSource,
} from '../release/release-plugin.ts';
import { runWebpack } from '../run-webpack.ts';
import { singleAreas, singlePreloads, type SingleAreas } from './single-pages.ts';

/** What goes into a build without federation. */
export interface SingleOptions {
  /** Folder of the shell; its `src/areas/load-page.ts` is what gets replaced. */
  shellDir: string;
  /** Folders of the areas. */
  areaDirs: string[];
  /** Role whose page is preloaded where a path shows different pages to different roles. */
  role: Role;
  /** Folder that the files go to. */
  outDir: string;
  /**
   * Where files are served whose addresses stay as long as their content does: the build is tuned
   * for browsers that kept what they loaded before. Absent: by release, as the gateway serves them.
   */
  lastingAddress?: string;
}

/** A shell that has the areas inside: what it preloads for a path is the path's page. */
class SingleRelease implements ReleaseSource {
  readonly name: string;
  readonly packageVersion: string;
  readonly remote = null;
  readonly #shell: ReleaseSource;
  readonly #preloads: Record<string, string[]>;

  constructor(shell: ReleaseSource, areas: SingleAreas, role: Role) {
    this.name = shell.name;
    this.packageVersion = shell.packageVersion;
    this.#shell = shell;
    this.#preloads = singlePreloads(areas, role);
  }

  observe(): void {
    // Nothing shows only on the way: nothing is shared.
  }

  describe(compilation: Compilation): ReleaseDetails {
    const details = this.#shell.describe(compilation);
    const scripts = (chunk: string): string[] =>
      compilation.namedChunkGroups
        .get(chunk)
        ?.getFiles()
        .filter((file) => file.endsWith('.js')) ?? [];
    const preloads = Object.entries(this.#preloads);
    const first = scripts('main');
    return {
      ...details,
      entry: first.at(-1) ?? '',
      provides: {},
      shareFiles: {},
      paths: [...(details.paths ?? []), ...preloads.map(([path]) => path)],
      preload: {
        ...details.preload,
        ...Object.fromEntries(preloads.map(([path, chunks]) => [path, chunks.flatMap(scripts)])),
        '/*': [...(details.preload['/*'] ?? []), ...first.slice(0, -1)],
      },
    };
  }
}

/** What of a file changes with another is kept out of it, and libraries have a file of their own. */
function lasting(base: Configuration, address: string): Configuration {
  return {
    output: {
      ...base.output,
      publicPath: address,
      uniqueName: 'single',
      chunkLoadingGlobal: 'single',
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      runtimeChunk: 'single',
      splitChunks: {
        minSize: 50_000,
        cacheGroups: {
          defaultVendors: false,
          libraries: {
            test: /[\\/]node_modules[\\/]/,
            name: 'libraries',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
  };
}

/**
 * The configuration of the same product as one build: the shell with the areas' pages as
 * route-level `import()`s, under the same minifier, splitting and preloads. The yardstick for
 * what federation costs.
 * @throws Error if the shell keeps the loading of areas elsewhere
 */
export async function single(options: SingleOptions): Promise<Configuration> {
  const { shellDir, areaDirs, role, outDir, lastingAddress } = options;
  const loadPage = join(shellDir, 'src/areas/load-page.ts');
  if (!existsSync(loadPage)) throw new Error(`${loadPage} does not exist`);
  const configuration = pathToFileURL(join(shellDir, 'webpack.config.ts')).href;
  const { default: base } = (await import(configuration)) as { default: Configuration };
  const areas = singleAreas(areaDirs);
  const plugins = (base.plugins ?? []).map((plugin) =>
    plugin instanceof ReleasePlugin
      ? new ReleasePlugin(new SingleRelease(plugin.source, areas, role))
      : plugin,
  );
  const { output, ...tuned } = lastingAddress === undefined ? base : lasting(base, lastingAddress);
  const name = lastingAddress === undefined ? 'single' : 'single-lasting';
  return {
    ...base,
    ...tuned,
    name,
    output: { ...output, path: outDir },
    cache: { ...(base.cache as object), name } as NonNullable<Configuration['cache']>,
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: loadPage,
          use: {
            loader: join(import.meta.dirname, 'single-pages-loader.ts'),
            options: areas,
            // The cache knows the module by this, and not by the options.
            ident: JSON.stringify(areas.pages),
          },
        },
      ],
    },
    plugins,
  };
}

/**
 * Builds the product without federation. The output is complete input for publishing.
 * @throws BuildError that holds every error of the build
 */
export async function buildSingle(options: SingleOptions): Promise<void> {
  await runWebpack(await single(options));
}
