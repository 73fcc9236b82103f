import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserConfig } from '../browser-config.ts';
import { workspaceRoot } from '../package-facts.ts';
import { runWebpack } from '../run-webpack.ts';
import { documentTemplate, type DrawnDocument } from './document-markup.ts';
import type { DocumentSource } from './document-sources.ts';

const output = 'documents.cjs';

/** The program that draws the documents with the shared packages that the area has installed. */
function drawing(sources: DocumentSource[]): string {
  return [
    "import { createElement } from 'react';",
    "import { VisitorStore } from '@ifj/shared-api/document';",
    "import { renderDocument } from '@ifj/shared-ui/document';",
    ...sources.map(
      ({ file }, at) => `import Document${at}, { head as head${at} } from ${JSON.stringify(file)};`,
    ),
    'const draw = (Document, head, path) => ({',
    '  head,',
    '  ...renderDocument(createElement(VisitorStore, null, createElement(Document)), path),',
    '});',
    'export const documents = {',
    ...sources.map(({ path }, at) => {
      const key = JSON.stringify(path);
      return `  ${key}: draw(Document${at}, head${at}, ${key}),`;
    }),
    '};',
    '',
  ].join('\n');
}

/** A program for Node from the same sources, in which files are named and not emitted. */
function drawingConfig(packageDir: string, name: string, folder: string): Configuration {
  const base = browserConfig(packageDir, `${name}-documents`, { container: name, chunks: name });
  const own = join(packageDir, 'src');
  return {
    ...base,
    target: 'node24',
    entry: join(folder, 'entry.js'),
    output: {
      path: folder,
      filename: output,
      library: { type: 'commonjs2' },
      assetModuleFilename: base.output?.assetModuleFilename ?? '',
    },
    module: {
      // `new URL('./file', import.meta.url)` gives the address as it will stand in the document.
      parser: { javascript: { url: 'relative' } },
      rules: [
        ...(base.module?.rules ?? []).filter(
          (rule) => !(typeof rule === 'object' && rule?.type === 'asset/resource'),
        ),
        {
          test: /\.(svg|png|webp|avif|ico|woff2)$/,
          type: 'asset/resource',
          generator: {
            emit: false,
            publicPath: ({ module }: { module?: { resource?: string } }) =>
              module?.resource?.startsWith(own) ? '%release%/' : '%shell%/',
          },
        },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
  };
}

/**
 * Draws the documents of an area.
 * @param packageDir the area's folder
 * @param name the area's name
 * @returns the template of each, by path
 * @throws BuildError, or an Error that names the document that cannot be served
 */
export async function buildDocuments(
  packageDir: string,
  name: string,
  sources: DocumentSource[],
): Promise<Map<string, string>> {
  // Below the workspace: what it imports is found from there.
  const folder = join(workspaceRoot(packageDir), '.cache', 'documents', `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, 'entry.js'), drawing(sources));
    await runWebpack(drawingConfig(packageDir, name, folder));
    const { documents } = createRequire(import.meta.url)(join(folder, output)) as {
      documents: Record<string, DrawnDocument>;
    };
    return new Map(
      sources.map(({ path, file, hasData }): [string, string] => {
        const drawn = documents[path];
        if (!drawn) throw new Error(`${file} was not drawn`);
        try {
          return [path, documentTemplate(drawn, hasData)];
        } catch (error) {
          throw new Error(`${file} ${(error as Error).message}`, { cause: error });
        }
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
