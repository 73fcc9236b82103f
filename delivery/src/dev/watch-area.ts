import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, Watching } from 'webpack';
import type { Release } from '../contract/release.ts';
import { readConfiguration } from '../build/read-configuration.ts';
import { buildErrors } from '../build/run-webpack.ts';

/** What a build that is made again and again tells. */
export interface WatchListener {
  built: (version: string, seconds: number) => void;
  /** Nothing ends by that: the next change is built too. */
  failed: (reason: string) => void;
}

/** What the configuration is made from; the bundler does not look at it again. */
const configurationFiles = ['remote.json', 'package.json', 'webpack.config.ts'];

/** Between two looks at those files, and between two tries to read them, in milliseconds. */
const pause = 500;

/** As a release is built, but quickly, readable, and into a folder of its own. */
function forWatching(configuration: Configuration, output: string): Configuration {
  return {
    ...configuration,
    output: {
      ...configuration.output,
      path: output,
      // A page that goes on with an earlier build still finds its chunks.
      clean: false,
    },
    optimization: { ...configuration.optimization, minimize: false },
    cache: { type: 'memory' },
  };
}

/** Builds an area now and whenever something that goes into it changes. */
export class AreaWatch {
  readonly #packageDir: string;
  readonly #output: string;
  readonly #listener: WatchListener;
  #watching: Watching | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #lastFailure = '';
  #isClosed = false;

  /** @param output an empty folder, which its files go to */
  constructor(packageDir: string, output: string, listener: WatchListener) {
    this.#packageDir = packageDir;
    this.#output = output;
    this.#listener = listener;
    for (const file of this.#configurationFiles()) {
      watchFile(file, { interval: pause }, () => void this.#begin());
    }
    void this.#begin();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const file of this.#configurationFiles()) unwatchFile(file);
    await this.#stop();
  }

  #configurationFiles(): string[] {
    return configurationFiles.map((file) => join(this.#packageDir, file));
  }

  async #stop(): Promise<void> {
    const watching = this.#watching;
    this.#watching = undefined;
    if (watching) await new Promise((resolve) => watching.close(resolve));
  }

  async #begin(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    await this.#stop();
    try {
      const { default: webpack } = await import('webpack');
      const configuration = await readConfiguration(this.#packageDir, turn);
      if (this.#isClosed || turn !== this.#turn) return;
      const compiler = webpack(forWatching(configuration, this.#output));
      this.#watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
        const reason = error ? error.message : buildErrors(stats);
        if (reason !== '') this.#fail(reason);
        else this.#tellBuilt(((stats?.endTime ?? 0) - (stats?.startTime ?? 0)) / 1_000);
      });
    } catch (error) {
      // A page that remote.json names may be written in the next moment.
      this.#fail(error instanceof Error ? error.message : String(error));
      if (!this.#isClosed && turn === this.#turn)
        this.#timer = setTimeout(() => void this.#begin(), pause);
    }
  }

  #fail(reason: string): void {
    if (reason === this.#lastFailure || this.#isClosed) return;
    this.#lastFailure = reason;
    this.#listener.failed(reason);
  }

  #tellBuilt(seconds: number): void {
    this.#lastFailure = '';
    const text = readFileSync(join(this.#output, 'release.json'), 'utf8');
    const { version } = JSON.parse(text) as Release;
    this.#listener.built(version, seconds);
  }
}
