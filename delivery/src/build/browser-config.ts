import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { contentHash } from './changes/content-hash.ts';
import { workspaceRoot } from './package-facts.ts';
import { hashPlaceholder } from './release/release-stamp.ts';

/**
 * What browsers of autumn 2021 (Chrome 94) understand: phones sold since 2017 still received one
 * of those, and the libraries need as much.
 */
const language = 'es2022';

const { resolve } = createRequire(import.meta.url);

function typescript(extension: 'ts' | 'tsx'): RuleSetRule {
  return {
    test: extension === 'ts' ? /\.ts$/ : /\.tsx$/,
    loader: resolve('swc-loader'),
    options: {
      swcrc: false,
      sourceMaps: false,
      jsc: {
        target: language,
        parser: { syntax: 'typescript', tsx: extension === 'tsx' },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
}

/** The names in the page by which one release is told from every other. */
export interface ReleaseGlobals {
  /** `<name>@<version>`: the container of an area. */
  container: string;
  /** The list of chunks that have arrived. */
  chunks: string;
}

/** The globals of a release that is being built. */
export function releaseGlobals(name: string, packageVersion: string): ReleaseGlobals {
  const container = `${name}@${packageVersion}-${hashPlaceholder}`;
  return { container, chunks: `${container}.chunks` };
}

/**
 * What every build for the browser has in common.
 * @param packageDir the package's folder; its output goes to `dist/` in it
 * @param name names its cache
 * @param globals must differ from those of every other release: two releases of one area would
 *   otherwise run each other's chunks
 */
export function browserConfig(
  packageDir: string,
  name: string,
  globals: ReleaseGlobals,
): Configuration {
  return {
    name,
    mode: 'production',
    context: packageDir,
    target: ['web', language],
    devtool: false,
    entry: {},
    output: {
      path: join(packageDir, 'dist'),
      clean: true,
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[id].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
      uniqueName: globals.container,
      chunkLoadingGlobal: globals.chunks,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 20_000,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        typescript('ts'),
        typescript('tsx'),
        { test: /\.(svg|png|webp|avif|ico|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      emitOnErrors: false,
      realContentHash: false,
      // Fewer files: a chunk keeps its libraries, and only what is large is taken out of two.
      splitChunks: { minSize: 50_000, cacheGroups: { defaultVendors: false } },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspaceRoot(packageDir), '.cache', 'webpack'),
      name,
      // Nothing is taken that older presets left there.
      version: contentHash([import.meta.dirname], import.meta.dirname),
    },
    performance: false,
  };
}
