import type { ComponentType } from 'react';
import type { Area, PageSource } from './page-source.ts';

/** How far the loading of a page is. */
export type PageState =
  { status: 'loading' } | { status: 'ready'; page: ComponentType } | { status: 'failed' };

/** What decides whether a page may be drawn anew, and the last resort. */
export interface PageMoments {
  /** Whether something would be lost: a form holds what was typed, or something is being sent. */
  isBusy(): boolean;
  /**
   * Loads the document anew for a release of the shell, unless something would be lost by then;
   * resolves only if that is not done.
   */
  renewDocument(shell: string, isBusy: () => boolean): Promise<void>;
}

const loading: PageState = { status: 'loading' };
const failed: PageState = { status: 'failed' };

/**
 * Pages that are loaded or on their way, so that a loaded one is drawn without waiting; and the
 * moments at which a newer release takes the place of one.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #moments: PageMoments;
  readonly #states = new Map<string, PageState>();
  readonly #loads = new Map<string, Promise<void>>();
  /** The release that the pages of an area are from. */
  readonly #versions = new Map<string, string | undefined>();
  /** How often an area was begun anew: what was on its way before counts no more. */
  readonly #beginnings = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #shown: { area: string; module: string } | null = null;

  constructor(source: PageSource, moments: PageMoments) {
    this.#source = source;
    this.#moments = moments;
    source.onOverdue((area) => {
      if (this.#shown?.area === area) void this.enter(area, this.#shown.module);
    });
  }

  /** Calls the listener whenever a page's state has changed; returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The areas as this document has them; the same list until one of them changes. */
  readonly areas = (): readonly Area[] => this.#source.areas();

  /** Calls the listener when `areas` gives another list; returns a function that stops it. */
  readonly subscribeToAreas = (listener: () => void): (() => void) =>
    this.#source.onChange(listener);

  /** The release that the pages of an area are from. */
  versionOf(area: string): string | undefined {
    return this.#versions.get(area);
  }

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

  /** Whether something was released that takes the page's place when somebody comes to it. */
  isOutdated(area: string): boolean {
    return this.#source.newShell() !== undefined || this.#source.isOutdated(area);
  }

  /**
   * Somebody has come to a page: a newer release takes its place, unless that would lose something
   * by the time it is there. Resolves once the page is settled; never rejects.
   */
  async enter(area: string, module: string): Promise<void> {
    this.#shown = { area, module };
    await this.#loadLatest(area, module);
  }

  preload(area: string, module: string): void {
    const isThere = this.#loads.has(keyOf(area, module)) && !this.#source.isOutdated(area);
    if (!isThere) this.#source.preloadPage(area, module);
  }

  /** Asks whether anything was released, at most every few seconds; says whether that is so. */
  ask(): Promise<boolean> {
    return this.#source.askForNews(false);
  }

  /** Forgets a load that failed, so that the page is loaded when it is asked for again. */
  forgetFailure(area: string, module: string): void {
    if (this.state(area, module).status === 'failed') this.#forget(area, module);
  }

  /** Loads a page again, its area from the beginning. */
  retry(area: string, module: string): void {
    this.#source.retryArea(area);
    this.#loadAnew(area, module);
  }

  /** A page broke while it was drawn: the release before takes its place, if there is one. */
  fallBack(area: string, module: string): void {
    if (!this.#source.fallBack(area)) return;
    this.#forgetOthers(area, module);
    this.#loadAnew(area, module);
  }

  /** A page is broken: what was released since may have mended it. Never rejects. */
  async refresh(area: string, module: string): Promise<void> {
    await this.#source.askForNews(true);
    await this.#loadLatest(area, module);
  }

  async #loadLatest(area: string, module: string): Promise<void> {
    await this.#bringUpToDate(area, module);
    await this.load(area, module);
  }

  async #bringUpToDate(area: string, module: string): Promise<void> {
    if (!this.isOutdated(area) || this.#moments.isBusy()) return;
    const shell = this.#source.newShell();
    if (shell !== undefined) {
      await this.#renewDocument(shell);
      return;
    }
    this.#source.takeOver(area);
    this.#begin(area);
    this.#outdate(area, module);
  }

  #renewDocument(shell: string): Promise<void> {
    return this.#moments.renewDocument(shell, () => this.#moments.isBusy());
  }

  #loadAnew(area: string, module: string): void {
    this.#begin(area);
    this.#forget(area, module);
    void this.load(area, module);
  }

  #begin(area: string): void {
    this.#beginnings.set(area, (this.#beginnings.get(area) ?? 0) + 1);
  }

  async #load(area: string, module: string): Promise<void> {
    const beginning = this.#beginnings.get(area);
    const isOver = (): boolean => this.#beginnings.get(area) !== beginning;
    try {
      const page = await this.#source.loadPage(area, module);
      if (isOver()) return;
      const version = this.#source.versionOf(area);
      const before = this.#versions.get(area);
      const isOther = before !== undefined && before !== version;
      const shown = this.#readyOnScreen(area);
      if (isOther && shown && (shown !== module || this.#moments.isBusy())) {
        this.#outdate(area, shown);
        return;
      }
      this.#versions.set(area, version);
      if (isOther) this.#forgetOthers(area, module);
      this.#change(area, module, { status: 'ready', page });
    } catch {
      const shell = this.#source.newShell();
      // What the shell itself should bring may be gone: then only another document helps.
      if (shell !== undefined && !this.#moments.isBusy()) await this.#renewDocument(shell);
      if (isOver()) return;
      if (this.state(area, module).status === 'ready') this.#loads.delete(keyOf(area, module));
      else this.#change(area, module, failed);
    }
  }

  /** The page of an area that is on the screen: somebody may have begun something there. */
  #readyOnScreen(area: string): string | undefined {
    if (this.#shown?.area !== area) return undefined;
    const { module } = this.#shown;
    return this.state(area, module).status === 'ready' ? module : undefined;
  }

  #forget(area: string, module: string): void {
    this.#loads.delete(keyOf(area, module));
    this.#change(area, module, loading);
  }

  /** What is on the screen stays until what follows it is there. */
  #outdate(area: string, module: string): void {
    this.#forgetOthers(area, module);
    this.#loads.delete(keyOf(area, module));
  }

  #forgetOthers(area: string, module: string): void {
    for (const key of [...this.#states.keys(), ...this.#loads.keys()]) {
      if (!key.startsWith(keyOf(area, '')) || key === keyOf(area, module)) continue;
      this.#loads.delete(key);
      this.#states.delete(key);
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
