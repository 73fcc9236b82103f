import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { buildDocuments } from './document-build.ts';
import type { DocumentSource } from './document-sources.ts';

/** Emits the templates of an area's documents under names of their content. */
export class DocumentsPlugin {
  readonly #packageDir: string;
  readonly #area: string;
  readonly #sources: DocumentSource[];
  #files: Record<string, string> = {};

  constructor(packageDir: string, area: string, sources: DocumentSource[]) {
    this.#packageDir = packageDir;
    this.#area = area;
    this.#sources = sources;
  }

  /** Path of a document -> its file, once it is built. */
  get files(): Record<string, string> {
    return this.#files;
  }

  apply(compiler: Compiler): void {
    if (this.#sources.length === 0) return;
    const name = DocumentsPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          // A page that cannot be built cannot be drawn either, and says so more clearly.
          if (compilation.errors.length > 0) return;
          try {
            await this.#emit(compilation);
          } catch (error) {
            compilation.errors.push(new webpack.WebpackError((error as Error).message));
          }
        },
      );
    });
  }

  async #emit(compilation: webpack.Compilation): Promise<void> {
    const templates = await buildDocuments(this.#packageDir, this.#area, this.#sources);
    this.#files = {};
    for (const { path, name } of this.#sources) {
      const template = templates.get(path) ?? '';
      const hash = createHash('sha256').update(template).digest('hex').slice(0, 16);
      const file = `documents/${name}.${hash}.html`;
      compilation.emitAsset(file, new webpack.sources.RawSource(template));
      this.#files[path] = file;
    }
  }
}
