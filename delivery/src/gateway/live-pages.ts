import { setTimeout as wait } from 'node:timers/promises';
import { shellName, type DiscoveryDocument } from '../contract/discovery.ts';
import { scriptJson } from '../contract/script-json.ts';
import { liveEntry } from '../store/promotion.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { browserDiscovery } from './browser-discovery.ts';
import { firstReadable, firstWhole } from './whole-shell.ts';
import type { LiveShell } from './page.ts';

/** What every page is made from at one revision. */
export interface LiveState {
  document: DiscoveryDocument;
  shell: LiveShell;
  template: string;
  /** Ready to stand inside the HTML. */
  discovery: string;
}

/** Nothing was ever promoted, or the store cannot be read and never could. */
export class NothingLiveError extends Error {
  override readonly name = 'NothingLiveError';
}

/** A store that does not answer within so many milliseconds counts as away. */
const patience = 1_000;

async function stateOf(
  store: ReleaseStore,
  document: DiscoveryDocument,
  onDamage: (error: unknown) => void,
): Promise<LiveState> {
  const entry = liveEntry(document, shellName);
  if (!entry) throw new NothingLiveError('No shell is live yet.');
  const { fallback } = entry.extras;
  const releases: LiveShell[] = [
    { version: entry.metadata.version, extras: entry.extras },
    ...(fallback ? [{ version: fallback.version, extras: fallback }] : []),
  ];
  const whole = await firstWhole(store, releases, onDamage);
  // With a damaged release the page says so; without a template there is no page.
  const { shell, template } = whole ?? (await firstReadable(store, releases));
  return { document, shell, template, discovery: scriptJson(browserDiscovery(document, shell)) };
}

/** Follows the store: what is live now, or the last good state while the store is away. */
export class LivePages {
  readonly #store: ReleaseStore;
  readonly #onTrouble: (error: unknown) => void;
  readonly #onDamage: (error: unknown) => void;
  #state: LiveState | null = null;
  #mark: string | null = null;
  #isInTrouble = false;
  #refreshing: Promise<void> | null = null;
  /** Number of the latest attempt, and of the one that the state comes from. */
  #attempts = { latest: 0, applied: 0 };

  /**
   * @param onTrouble hears of every attempt to read the store that failed
   * @param onDamage hears of every release of the shell that was passed over
   */
  constructor(
    store: ReleaseStore,
    onTrouble: (error: unknown) => void,
    onDamage: (error: unknown) => void = onTrouble,
  ) {
    this.#store = store;
    this.#onTrouble = onTrouble;
    this.#onDamage = onDamage;
  }

  /**
   * @returns the live state; while the store is in trouble the last good one, without waiting
   * @throws NothingLiveError if there is none and never was
   */
  async current(): Promise<LiveState> {
    const refreshing = (this.#refreshing ??= this.#refresh());
    if (!this.#state || !this.#isInTrouble) await refreshing;
    if (!this.#state) throw new NothingLiveError('No release is live yet.');
    return this.#state;
  }

  /** Looks once, for a limited time; a look that hangs is left behind. Never fails. */
  async #refresh(): Promise<void> {
    const attempt = ++this.#attempts.latest;
    const timer = new AbortController();
    try {
      await Promise.race([
        this.#look(attempt),
        wait(patience, undefined, { signal: timer.signal }).then(() => {
          throw new Error(`the store did not answer within ${patience} ms`);
        }),
      ]);
      this.#isInTrouble = false;
    } catch (error) {
      this.#isInTrouble = true;
      this.#onTrouble(error);
    } finally {
      timer.abort();
      this.#refreshing = null;
    }
  }

  async #look(attempt: number): Promise<void> {
    const mark = await this.#store.discoveryMark();
    if (mark !== null && mark === this.#mark) return;
    const document = await this.#store.discovery();
    if (!document) {
      if (this.#state) throw new Error('the discovery document is gone');
      return;
    }
    const state = await stateOf(this.#store, document, this.#onDamage);
    if (attempt < this.#attempts.applied) return;
    this.#attempts.applied = attempt;
    this.#state = state;
    this.#mark = mark;
  }
}
