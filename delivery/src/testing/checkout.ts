import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../cli/command.ts';
import { run } from '../cli/run.ts';
import { readApi } from '../gate/live-api.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { writeArea, writeShell } from './builds.ts';

/** A checkout with a shell and two areas that are built, and the command line in it. */
export class Checkout {
  readonly root: string;
  readonly store: ReleaseStore;
  /** What commands told on their way. */
  readonly said: string[] = [];
  /** What a command that goes on showed; it ends with the second. */
  readonly shown: Outcome[] = [];
  /** The folders that were built. */
  readonly built: string[] = [];
  /** What a build does. */
  onBuild: () => void = () => undefined;
  readonly #watching = new AbortController();

  constructor(root: string, store = openStore(join(root, 'releases'))) {
    this.root = root;
    this.store = store;
    for (const name of ['shell', 'mfe-a', 'mfe-b', 'api']) {
      mkdirSync(join(root, name, 'dist'), { recursive: true });
      writeFileSync(join(root, name, 'package.json'), '{}');
      if (name.startsWith('mfe-')) writeFileSync(join(root, name, 'remote.json'), '{}');
    }
    writeShell(join(root, 'shell/dist'), '1.0.0-a');
    this.area('mfe-a', '1.0.0-a');
    this.area('mfe-b', '1.0.0-a');
  }

  /** Builds an area. */
  area(name: string, version: string): void {
    writeArea(join(this.root, name, 'dist'), name, version);
  }

  /** Runs a command. */
  delivery(...args: string[]) {
    return run(args, () => ({
      store: this.store,
      root: this.root,
      from: this.root,
      say: (line) => this.said.push(line),
      show: (outcome) => {
        this.shown.push(outcome);
        if (this.shown.length === 2) this.#watching.abort();
      },
      signal: this.#watching.signal,
      build: (folders) => {
        this.onBuild();
        return Promise.resolve(this.built.push(...folders));
      },
      api: (named) => readApi(named ?? 'openapi.json', this.root),
    }));
  }

  /** Runs a command for machines. */
  async json(...args: string[]): Promise<Record<string, unknown>> {
    return JSON.parse((await this.delivery(...args, '--json')).out) as Record<string, unknown>;
  }
}
