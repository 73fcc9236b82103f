import webpack, { type Chunk, type Compiler } from 'webpack';
import { integrityPlaceholder } from './release-stamp.ts';

/**
 * Gives every script that webpack's own loader adds to the page the integrity of its file. Chunks
 * that `isLoadedOtherwise` names are left out: delivery's runtime loads those.
 */
export class ChunkIntegrityPlugin {
  readonly #isLoadedOtherwise: (chunk: Chunk) => boolean;

  constructor(isLoadedOtherwise: (chunk: Chunk) => boolean) {
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
        return `${source}\nscript.integrity = ${JSON.stringify(integrities)}[chunkId] || '';`;
      });
    });
  }
}
