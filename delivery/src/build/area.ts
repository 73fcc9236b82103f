import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { parseRemote } from '../contract/validate.ts';
import { browserConfig, releaseGlobals } from './browser-config.ts';
import { documentSources } from './documents/document-sources.ts';
import { DocumentsPlugin } from './documents/documents-plugin.ts';
import { packageFacts } from './package-facts.ts';
import { AreaRelease } from './release/area-release.ts';
import { ChunkIntegrityPlugin } from './release/chunk-integrity-plugin.ts';
import { exposedPages } from './release/exposed-pages.ts';
import { ReleasePlugin } from './release/release-plugin.ts';
import { ImportRulesPlugin } from './shares/import-rules-plugin.ts';
import { sharedLibraries } from './shares/shared-libraries.ts';
import { SlimConsumesPlugin } from './shares/slim-consumes-plugin.ts';

/**
 * The whole webpack configuration of an area: one module for each page that its `remote.json`
 * names, every shared library taken from the shell, and a template for each of its documents.
 * @param packageDir the area's folder
 * @throws ContractError if its `remote.json` is not valid, Error if the file of a page or of a document is missing
 */
export function area(packageDir: string): Configuration {
  const facts = packageFacts(packageDir);
  const manifest: unknown = JSON.parse(readFileSync(join(packageDir, 'remote.json'), 'utf8'));
  const remote = parseRemote(manifest, `${facts.name}/remote.json`);
  if (remote.name !== facts.name) {
    throw new Error(`The package is ${facts.name}, but its remote.json says ${remote.name}`);
  }
  const pages = exposedPages(packageDir, remote);
  const documents = new DocumentsPlugin(
    packageDir,
    facts.name,
    documentSources(packageDir, remote),
  );
  const globals = releaseGlobals(facts.name, facts.version);
  const base = browserConfig(packageDir, facts.name, globals);
  const pageChunks = new Set(Object.values(pages).map(({ name }) => name));

  return {
    ...base,
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      new ImportRulesPlugin(),
      // webpack's own plugin: its entry has less than half the size (docs/decisions/008-federation.md).
      // webpack stays at ~5.110 because from 5.111 on the plugin of @module-federation/enhanced
      // 2.9.3 breaks file names with [contenthash] (module-federation/core#5077).
      new webpack.container.ModuleFederationPlugin({
        name: facts.name,
        library: { type: 'window', name: globals.container },
        filename: 'remoteEntry.[contenthash:16].js',
        exposes: pages,
        // The gate compares versions before a release is live; the browser takes what is there.
        shared: Object.fromEntries(
          Object.keys(sharedLibraries).map((name) => [
            name,
            { import: false, singleton: true, requiredVersion: false },
          ]),
        ),
      }),
      new SlimConsumesPlugin(),
      new ChunkIntegrityPlugin(globals.container, (chunk) =>
        [...chunk.groupsIterable].some(({ name }) => pageChunks.has(name ?? '')),
      ),
      documents,
      new ReleasePlugin(new AreaRelease(packageDir, facts, remote, pages, () => documents.files)),
    ],
  };
}
