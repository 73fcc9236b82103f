import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { browserConfig, releaseGlobals } from './browser-config.ts';
import { HtmlTemplatePlugin } from './html-template-plugin.ts';
import { packageFacts } from './package-facts.ts';
import { ChunkIntegrityPlugin } from './release/chunk-integrity-plugin.ts';
import { ReleasePlugin } from './release/release-plugin.ts';
import { ShellRelease } from './release/shell-release.ts';
import { providedShares } from './shares/provided-shares.ts';

/** What a shell may say about itself. */
export interface ShellOptions {
  /** Share name -> file of the shell whose exports areas get instead of the whole library. */
  narrow?: Record<string, string>;
  /** Path pattern (may end in `/*`) -> names of lazy chunks that the page needs. */
  preload?: Record<string, string[]>;
  /** Path patterns that the shell serves by itself. */
  paths?: string[];
  /** Bytes (brotli) that a page may load of it; absent: the usual number. */
  budget?: number;
}

const sharesFile = join(import.meta.dirname, '../runtime/shares.ts');

/** Leaves out the parts of the federation runtime that nothing here uses. */
export const federationFlags = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_HAS_EXPOSES: false,
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  // Areas come by delivery's own loader: without the runtime's, the main script is 7 KB smaller.
  FEDERATION_OPTIMIZE_NO_REMOTE: true,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

/**
 * The whole webpack configuration of the shell: one main script, the shared libraries that areas
 * take from it, and the HTML template `src/index.html`.
 * @param shellDir the shell's folder
 * @throws Error if a shared library is not installed, or the entry is missing
 */
export function shell(shellDir: string, options: ShellOptions = {}): Configuration {
  const facts = packageFacts(shellDir);
  const globals = releaseGlobals(facts.name, facts.version);
  const base = browserConfig(shellDir, facts.name, globals);
  const shares = providedShares(shellDir, options.narrow ?? {});
  const main = ['./src/main.tsx', './src/main.ts'].find((file) => existsSync(join(shellDir, file)));
  if (main === undefined) throw new Error(`${facts.name} has no src/main.tsx`);

  return {
    ...base,
    entry: { main },
    output: {
      ...base.output,
      // A path, not a full address: then webpack finds the tags that the gateway wrote.
      publicPath: `/releases/${globals.container.replace('@', '/')}/`,
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: sharesFile,
          loader: join(import.meta.dirname, 'shares/shares-loader.ts'),
          options: { shellDir, shares },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin(federationFlags),
      new HtmlTemplatePlugin(join(shellDir, 'src/index.html')),
      new ChunkIntegrityPlugin(globals.container, () => false),
      new ReleasePlugin(
        new ShellRelease({
          package: facts,
          shellDir,
          sharesFile,
          shares,
          preload: options.preload ?? {},
          paths: options.paths ?? [],
          ...(options.budget !== undefined && { budget: options.budget }),
        }),
      ),
    ],
  };
}
