import { execFileSync } from 'node:child_process';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Release } from '../../contract/release.ts';
import type { RemoteManifest } from '../../contract/remote.ts';
import { parseRelease } from '../../contract/validate.ts';
import { refuseChunkNames } from './chunk-names.ts';
import { stampRelease } from './release-stamp.ts';

/** What a finished compilation tells about its release. */
export type ReleaseDetails = Omit<
  Release,
  'name' | 'version' | 'commit' | 'builtAt' | 'files' | 'remote'
>;

/** What makes a compilation a release. */
export interface ReleaseSource {
  name: string;
  packageVersion: string;
  /** `null`: the shell. */
  remote: RemoteManifest | null;
  /** Called when a compilation begins, to listen to what only shows on the way. */
  observe(compilation: Compilation): void;
  /** Called when every file is there. */
  describe(compilation: Compilation): ReleaseDetails;
}

function currentCommit(folder: string): string | null {
  try {
    const options = { cwd: folder, stdio: 'pipe', encoding: 'utf8' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return null;
  }
}

/** Chunk id -> its script. */
function chunkFiles(compilation: Compilation): Record<string, string> {
  const files: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    const script = [...chunk.files].find((file) => file.endsWith('.js'));
    if (chunk.id !== null && script) files[chunk.id] = script;
  }
  return files;
}

/** Names the release after its content and writes `release.json` beside its files. */
export class ReleasePlugin {
  readonly source: ReleaseSource;

  constructor(source: ReleaseSource) {
    this.source = source;
  }

  apply(compiler: Compiler): void {
    const name = ReleasePlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      this.source.observe(compilation);
      compilation.hooks.afterChunks.tap(name, () => refuseChunkNames(compilation));
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length === 0) this.#write(compiler.context, compilation);
        },
      );
    });
  }

  #write(context: string, compilation: Compilation): void {
    const { name, packageVersion, remote } = this.source;
    const outputs = new Map(
      compilation.getAssets().map(({ name: file, source }) => [file, source.buffer()]),
    );
    const details = this.source.describe(compilation);
    const facts = JSON.stringify([remote, details]);
    const stamped = stampRelease(outputs, facts, chunkFiles(compilation));
    for (const [file, content] of stamped.contents) {
      // Not immutable: names are older than the hash filled in, and a file of the build before may
      // stand there under the same name with another content.
      compilation.updateAsset(file, new webpack.sources.RawSource(content), { immutable: false });
    }
    const release: Release = {
      name,
      version: `${packageVersion}-${stamped.hash}`,
      commit: currentCommit(context),
      builtAt: new Date().toISOString(),
      files: stamped.files,
      remote,
      ...details,
    };
    const json = `${JSON.stringify(parseRelease(release, 'release.json'), null, 2)}\n`;
    compilation.emitAsset('release.json', new webpack.sources.RawSource(json));
  }
}
