import type { ComponentType } from 'react';
import type { PageSource } from './page-source.ts';

/** How far the loading of a page is. */
export type PageState =
  { status: 'loading' } | { status: 'ready'; page: ComponentType } | { status: 'failed' };

const loading: PageState = { status: 'loading' };
const failed: PageState = { status: 'failed' };

/** Pages that are loaded or on their way, so that a loaded one is drawn without waiting. */
export class PageCache {
  readonly #source: PageSource;
  readonly #states = new Map<string, PageState>();
  readonly #loads = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  constructor(source: PageSource) {
    this.#source = source;
  }

  /** Calls the listener whenever a page's state has changed; returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state(area: string, module: string): PageState {
    return this.#states.get(keyOf(area, module)) ?? loading;
  }

  /** Loads a page unless it is there or on its way. Resolves once it is settled; never rejects. */
  load(area: string, module: string): Promise<void> {
    const key = keyOf(area, module);
    const load = this.#loads.get(key) ?? this.#load(area, module);
    this.#loads.set(key, load);
    return load;
  }

  preload(area: string, module: string): void {
    if (!this.#loads.has(keyOf(area, module))) this.#source.preloadPage(area, module);
  }

  /** Forgets a load that failed, so that the page is loaded when it is asked for again. */
  forgetFailure(area: string, module: string): void {
    if (this.state(area, module).status !== 'failed') return;
    this.#loads.delete(keyOf(area, module));
    this.#change(area, module, loading);
  }

  /** Loads a page that failed again, its area from the beginning. */
  retry(area: string, module: string): void {
    this.#source.retryArea(area);
    this.forgetFailure(area, module);
    void this.load(area, module);
  }

  async #load(area: string, module: string): Promise<void> {
    try {
      const page = await this.#source.loadPage(area, module);
      this.#change(area, module, { status: 'ready', page });
    } catch {
      this.#change(area, module, failed);
    }
  }

  #change(area: string, module: string, state: PageState): void {
    this.#states.set(keyOf(area, module), state);
    for (const listener of this.#listeners) listener();
  }
}

function keyOf(area: string, module: string): string {
  return `${area} ${module}`;
}
