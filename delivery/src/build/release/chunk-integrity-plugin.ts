import webpack, { type Chunk, type Compiler } from 'webpack';
import { partsGlobal } from '../../contract/parts-global.ts';
import { integrityPlaceholder } from './release-stamp.ts';

/**
 * Gives every script that webpack's own loader brings the integrity of its file, and lets
 * delivery's runtime bring it, where there is one. Chunks that `isLoadedOtherwise` names are left
 * out: the runtime loads those by itself.
 */
export class ChunkIntegrityPlugin {
  readonly #release: string;
  readonly #isLoadedOtherwise: (chunk: Chunk) => boolean;

  /** @param release `<name>@<version>` */
  constructor(release: string, isLoadedOtherwise: (chunk: Chunk) => boolean) {
    this.#release = release;
    this.#isLoadedOtherwise = isLoadedOtherwise;
  }

  apply(compiler: Compiler): void {
    const name = ChunkIntegrityPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source: string, runtimeChunk: Chunk) => {
        const lazy = [...runtimeChunk.getAllAsyncChunks()].filter(
          (chunk) =>
            chunk.id !== null &&
            compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') &&
            !this.#isLoadedOtherwise(chunk),
        );
        if (lazy.length === 0) return source;
        const integrities = Object.fromEntries(
          lazy.map(({ id }): [string, string] => [String(id), integrityPlaceholder(String(id))]),
        );
        return [
          `var integrity = ${JSON.stringify(integrities)}[chunkId] || '';`,
          `var bringPart = globalThis[${JSON.stringify(partsGlobal)}];`,
          'if (bringPart && integrity) {',
          `  bringPart(${JSON.stringify(this.#release)}, url, integrity, done);`,
          '  return;',
          '}',
          source,
          'script.integrity = integrity;',
        ].join('\n');
      });
    });
  }
}
