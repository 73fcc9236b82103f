import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';

const markers = ['<!--gateway:head-->', '<!--gateway:scripts-->'];

/** Addresses in the template that mean a file beside it. */
const localAddress = /\b(href|src)="(\.\/[^"]+)"/g;

/** Emits the shell's HTML template, and the files that it names under names of their content. */
export class HtmlTemplatePlugin {
  /** Name of the emitted template. */
  static readonly output = 'index.html';
  readonly #template: string;

  constructor(template: string) {
    this.#template = template;
  }

  apply(compiler: Compiler): void {
    const name = HtmlTemplatePlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(this.#template);
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          try {
            this.#emit(compilation);
          } catch (error) {
            compilation.errors.push(new webpack.WebpackError(String(error)));
          }
        },
      );
    });
  }

  #emit(compilation: Compilation): void {
    const template = readFileSync(this.#template, 'utf8');
    const missing = markers.filter((marker) => !template.includes(marker));
    if (missing.length > 0) throw new Error(`${this.#template} lacks ${missing.join(' and ')}`);
    const html = template.replace(localAddress, (_, attribute: string, address: string) => {
      const file = this.#emitAsset(compilation, join(dirname(this.#template), address));
      return `${attribute}="%release%/${file}"`;
    });
    compilation.emitAsset(HtmlTemplatePlugin.output, new webpack.sources.RawSource(html));
  }

  #emitAsset(compilation: Compilation, path: string): string {
    if (!existsSync(path)) throw new Error(`${this.#template} names ${path}, which does not exist`);
    compilation.fileDependencies.add(path);
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const file = `${basename(path, extname(path))}.${hash}${extname(path)}`;
    compilation.emitAsset(file, new webpack.sources.RawSource(content));
    return file;
  }
}
