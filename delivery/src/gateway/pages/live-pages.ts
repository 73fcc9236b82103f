import { shellName, type DiscoveryDocument, type MicroFrontend } from '../../contract/discovery.ts';
import { scriptJson } from '../../contract/script-json.ts';
import { canaryEntry, liveEntry } from '../../store/promotion.ts';
import type { OnDamage, ReleaseStore } from '../../store/release-store.ts';
import { getsCanary } from '../visitors/canary-share.ts';
import { within } from '../within.ts';
import { browserDiscovery } from './browser-discovery.ts';
import type { LiveShell } from './page.ts';
import { firstReadable, firstWhole, type Hearers, type ReadShell } from './whole-shell.ts';

/** What the pages of one visitor are made from at one revision. */
export interface LiveState {
  /** With the one release of each name that this visitor gets. */
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

/**
 * A store that does not answer within so many milliseconds counts as away; at first, when there is
 * nothing else to show, it is given more.
 */
const patience = { first: 5_000, usual: 1_000 };

/**
 * Whoever comes within so many milliseconds after a look gets what that found. Towards their end
 * the next look begins beside: where visitors come all the time, none waits for it.
 */
const freshness = { ends: 5, isRenewed: 3 };

type MicroFrontends = DiscoveryDocument['microFrontends'];

/** A release that a share of the visitors gets. */
interface Canary {
  name: string;
  entry: MicroFrontend;
}

/** Everything that is live at one revision: one state for each combination of canaries. */
class LiveRevision {
  /** With the canaries beside the releases that visitors get by default. */
  readonly document: DiscoveryDocument;
  readonly #shell: ReadShell;
  /** `null`: there is none, or it cannot be had. */
  readonly #canaryShell: ReadShell | null;
  readonly #canaries: Canary[];
  readonly #states = new Map<string, LiveState>();

  constructor(document: DiscoveryDocument, shell: ReadShell, canaryShell: ReadShell | null) {
    this.document = document;
    this.#shell = shell;
    this.#canaryShell = canaryShell;
    this.#canaries = Object.keys(document.microFrontends).flatMap((name) => {
      const entry = name === shellName && !canaryShell ? null : canaryEntry(document, name);
      return entry ? [{ name, entry }] : [];
    });
  }

  /** @param visitor `null`: one who gets no canary */
  stateFor(visitor: number | null): LiveState {
    const canaries = visitor === null ? [] : this.#canariesOf(visitor);
    const key = canaries.map(({ name }) => name).join(' ');
    const state = this.#states.get(key) ?? this.#state(canaries);
    this.#states.set(key, state);
    return state;
  }

  #canariesOf(visitor: number): Canary[] {
    return this.#canaries.filter(({ name, entry: { metadata, deployment } }) =>
      getsCanary(visitor, `${name}@${metadata.version}`, deployment.traffic),
    );
  }

  #state(canaries: Canary[]): LiveState {
    const chosen = new Map(canaries.map(({ name, entry }) => [name, entry]));
    const entries = Object.keys(this.document.microFrontends).map((name) => {
      const entry = chosen.get(name) ?? liveEntry(this.document, name);
      return [name, entry ? [entry] : []];
    });
    const microFrontends = Object.fromEntries(entries) as MicroFrontends;
    const document = { ...this.document, microFrontends };
    const isShellCanary = chosen.has(shellName);
    const { shell, template } = (isShellCanary ? this.#canaryShell : null) ?? this.#shell;
    return { document, shell, template, discovery: scriptJson(browserDiscovery(document, shell)) };
  }
}

function shellsOf({ metadata, extras }: MicroFrontend): LiveShell[] {
  const { fallback } = extras;
  return [
    { version: metadata.version, extras },
    ...(fallback ? [{ version: fallback.version, extras: fallback }] : []),
  ];
}

async function readRevision(
  store: ReleaseStore,
  document: DiscoveryDocument,
  hearers: Hearers,
): Promise<LiveRevision> {
  const entry = liveEntry(document, shellName);
  if (!entry) throw new NothingLiveError('No shell is live yet.');
  const releases = shellsOf(entry);
  const whole = await firstWhole(store, releases, hearers);
  // With a damaged release the page says so; without a template there is no page.
  const shell = whole ?? (await firstReadable(store, releases));
  const canary = canaryEntry(document, shellName);
  const canaryShell = canary && (await firstWhole(store, shellsOf(canary).slice(0, 1), hearers));
  return new LiveRevision(document, shell, canaryShell);
}

/** Follows the store: what is live now, or the last good state while the store is away. */
export class LivePages {
  readonly #store: ReleaseStore;
  readonly #onTrouble: (error: unknown) => void;
  readonly #onDamage: OnDamage;
  readonly #onRevision: (document: DiscoveryDocument) => void;
  #revision: LiveRevision | null = null;
  #mark: string | null = null;
  /** When it was last looked which document the store has. */
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isInTrouble = false;
  #refreshing: Promise<void> | null = null;
  /** The look that the store still owes an answer: another one would hang beside it. */
  #looking: Promise<void> | null = null;

  /**
   * @param onTrouble hears of every attempt to read the store that failed
   * @param onDamage hears of every document and every release of the shell that was passed over
   * @param onRevision hears of every document that pages are made from from now on
   */
  constructor(
    store: ReleaseStore,
    onTrouble: (error: unknown) => void,
    onDamage: OnDamage = onTrouble,
    onRevision: (document: DiscoveryDocument) => void = () => undefined,
  ) {
    this.#store = store;
    this.#onTrouble = onTrouble;
    this.#onDamage = onDamage;
    this.#onRevision = onRevision;
  }

  /**
   * @param visitor whose number decides the canaries; `null`: one who gets none
   * @returns the live state; while the store is in trouble the last good one, without waiting
   * @throws NothingLiveError if there is none and never was
   */
  async current(visitor: number | null = null): Promise<LiveState> {
    return (await this.#latest()).stateFor(visitor);
  }

  /**
   * @returns the whole document, with all canaries
   * @throws NothingLiveError if there is none and never was
   */
  async document(): Promise<DiscoveryDocument> {
    return (await this.#latest()).document;
  }

  async #latest(): Promise<LiveRevision> {
    const age = performance.now() - this.#lookedAt;
    if (this.#revision && age < freshness.isRenewed) return this.#revision;
    const refreshing = (this.#refreshing ??= this.#refresh());
    if (this.#revision && (this.#isInTrouble || age < freshness.ends)) return this.#revision;
    await refreshing;
    if (!this.#revision) throw new NothingLiveError('No release is live yet.');
    return this.#revision;
  }

  /** Looks, or waits on for a look that hangs; for a limited time. Never fails. */
  async #refresh(): Promise<void> {
    const limit = this.#revision ? patience.usual : patience.first;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    try {
      await within(limit, 'the store did not answer', this.#looking);
      this.#isInTrouble = false;
    } catch (error) {
      this.#isInTrouble = true;
      this.#onTrouble(error);
    } finally {
      this.#refreshing = null;
    }
  }

  async #look(): Promise<void> {
    const lookedAt = performance.now();
    const mark = await this.#store.discoveryMark();
    this.#lookedAt = lookedAt;
    if (mark !== null && mark === this.#mark) return;
    const document = await this.#store.discovery(this.#onDamage);
    if (!document) {
      if (this.#revision) throw new Error('the discovery document is gone');
      return;
    }
    const passing: Error[] = [];
    const revision = await readRevision(this.#store, document, {
      onDamage: this.#onDamage,
      onPassing: (error) => {
        // What is served now is better than an earlier shell, and that is better than nothing.
        if (this.#revision) throw error;
        passing.push(error);
      },
    });
    this.#revision = revision;
    this.#onRevision(document);
    const [trouble] = passing;
    // Without a mark the next look is a whole one.
    this.#mark = trouble ? null : mark;
    if (trouble) throw trouble;
  }
}
