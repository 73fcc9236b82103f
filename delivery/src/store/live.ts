import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument, MicroFrontend } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { ContractError } from '../contract/validate.ts';
import { documentsSince } from './documents-since.ts';
import {
  BrokenReleaseError,
  NoDefaultReleaseError,
  NoEarlierReleaseError,
  ReleaseNotFoundError,
  StoreAwayError,
} from './errors.ts';
import { canaryEntry, follow, liveEntry, type LiveStep, type Step } from './promotion.ts';
import type { ReleaseStore } from './release-store.ts';

/** Other writers win a race so often at most before this one gives up. */
const attempts = 500;

/** Clocks of machines that build and release differ by less, in milliseconds. */
const clockError = 24 * 60 * 60 * 1_000;

/** Looks at releases before they go live, together; throws to keep them out. */
export type Gate = (document: DiscoveryDocument | null, releases: Release[]) => Promise<void>;

type Plan = (document: DiscoveryDocument | null) => Promise<Step[]>;

/** Nobody can be given a release that says nothing of itself, or what makes no sense. */
const unusable = [ReleaseNotFoundError, BrokenReleaseError, ContractError];

async function find(
  store: ReleaseStore,
  name: string,
  version: string | undefined,
): Promise<Release | null> {
  if (version === undefined) return null;
  try {
    return await store.release(name, version);
  } catch (error) {
    if (unusable.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/** A prune that hid a release just before it went live gives it back. */
async function keepPublished(store: ReleaseStore, steps: Step[]): Promise<void> {
  const releases = steps.flatMap((step) => ('release' in step ? [step.release] : []));
  await Promise.all(
    releases.map(async ({ name, version }) => {
      if ((await find(store, name, version)) === null) await store.removal.restore(name, version);
    }),
  );
}

/**
 * Plans on what is live and swaps; a lost race plans anew on what the winner left.
 * @param inDoubt what to do where a store that went away leaves open whether the swap happened
 */
async function change(
  store: ReleaseStore,
  plan: Plan,
  inDoubt: () => string,
): Promise<DiscoveryDocument | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const document = await store.discovery();
    const steps = await plan(document);
    if (steps.length === 0) return document;
    const next = follow(document, steps, new Date());
    try {
      if (await store.swapDiscovery(next, document?.revision ?? 0)) {
        // What is live is so, whatever comes of this.
        await keepPublished(store, steps).catch(() => undefined);
        return next;
      }
    } catch (error) {
      if (error instanceof StoreAwayError) error.message += inDoubt();
      throw error;
    }
    await wait(Math.random() * Math.min(attempt * 10, 200));
  }
  throw new StoreAwayError(
    store.place,
    'what is live changed too often in between, and nothing was changed',
  );
}

/** What to do where it is not known whether releases went live. */
const promoteAgain =
  ' What was to go live may be live all the same: `status` says it, and the same command again' +
  ' does no harm.';

/** How releases are made live. */
export interface PromoteOptions {
  /** Leave what was taken back by a rollback, and what is tried as a canary. */
  sparing?: boolean;
  /** Names of which nothing new was built: what visitors get instead of such a release stays. */
  unchanged?: string[];
  /**
   * Asked before every swap, with what is live then and what shall be; where it throws, nothing
   * changes.
   */
  gate?: Gate;
  /** Percent of visitors who get them, beside what is live; all if it is left out. */
  traffic?: number;
}

/** @returns whether visitors had a release, and get another one in its place */
export async function isReplaced(
  store: ReleaseStore,
  document: DiscoveryDocument | null,
  { name, version, builtAt }: Pick<Release, 'name' | 'version' | 'builtAt'>,
): Promise<boolean> {
  const live = liveEntry(document, name);
  if (!live || live.metadata.version === version) return false;
  if (live.extras.earlier.includes(version)) return true;
  // The same content may have been built before, elsewhere.
  const first = (await find(store, name, version))?.builtAt ?? builtAt;
  const since = Date.parse(first) - clockError;
  const documents = await documentsSince(store, new Date(since || 0));
  return documents.some(({ changes }) =>
    changes.some((change) => change.name === name && change.to === version),
  );
}

/** @returns `null` if there is nothing to do */
async function stepTo(
  store: ReleaseStore,
  document: DiscoveryDocument | null,
  release: Release,
  { sparing = false, unchanged = [], traffic }: PromoteOptions,
): Promise<Exclude<Step, { name: string }> | null> {
  const { name, version } = release;
  const live = liveEntry(document, name);
  const canary = canaryEntry(document, name);
  const isCanary = canary?.metadata.version === version;
  if (live?.metadata.version === version) return null;
  if (sparing && (isCanary || live?.extras.withdrawn.includes(version))) return null;
  if (unchanged.includes(name) && (await isReplaced(store, document, release))) return null;
  const fallback = await find(store, name, live?.metadata.version);
  if (traffic === undefined) return { action: 'promote', release, fallback };
  if (isCanary && canary.deployment.traffic === traffic) return null;
  if (fallback === null) throw new NoDefaultReleaseError(name, version);
  return { action: 'promote', release, fallback, traffic };
}

/**
 * Makes releases live, all of them in one revision.
 * @param wanted published releases, at most one of each name
 * @returns the document that is live afterwards; what was live already is left as it is
 * @throws ReleaseNotFoundError, or NoDefaultReleaseError for a canary, and then nothing has changed
 */
export async function promote(
  store: ReleaseStore,
  wanted: { name: string; version: string }[],
  options: PromoteOptions = {},
): Promise<DiscoveryDocument | null> {
  const releases = await Promise.all(
    wanted.map(({ name, version }) => store.release(name, version)),
  );
  const plan: Plan = async (document) => {
    const steps = await Promise.all(
      releases.map((release) => stepTo(store, document, release, options)),
    );
    const taken = steps.filter((step) => step !== null);
    if (taken.length > 0) {
      await options.gate?.(
        document,
        taken.map(({ release }) => release),
      );
      // A prune gives whatever goes on from here the time to end, and not what came before.
      await Promise.all(taken.map(({ release }) => store.release(release.name, release.version)));
    }
    return taken;
  };
  return change(store, plan, () => promoteAgain);
}

/** What was taken back, and what visitors get in its place. */
export interface TakenBack {
  from: string;
  to: string;
  /** Percent of visitors who had it, if it was a canary. */
  traffic?: number;
}

/** What to do where it is not known whether a release was taken back. */
function safeAgain(name: string, { from }: TakenBack): string {
  return (
    ` If ${from} was taken back all the same, a second rollback of ${name} would go one further:` +
    ` \`rollback ${name}@${from}\` takes back that release and no other.`
  );
}

/** @throws NoEarlierReleaseError if there is none, or none that can still be used */
async function stepBack(
  store: ReleaseStore,
  name: string,
  live: MicroFrontend,
): Promise<Pick<LiveStep, 'release' | 'fallback'>> {
  const found: Release[] = [];
  for (const version of live.extras.earlier.toReversed()) {
    const release = await find(store, name, version);
    if (release) found.push(release);
    if (found.length === 2) break;
  }
  const [release, fallback = null] = found;
  if (!release) throw new NoEarlierReleaseError(name, live.metadata.version);
  return { release, fallback };
}

/**
 * Takes a name's canary back; without one, the live release to the one that was live before. What
 * was to be taken back and is gone by a change that came first, such as one of this very command
 * that ended before it had its answer, is not followed by another.
 * @param bad `version`: do nothing unless visitors get this one; `reason`: why it goes; `gate`: may
 *   keep out what would be live again
 * @returns what was taken back; `null` if `bad.version` is not live, or somebody else was quicker
 *   than who gives a reason
 * @throws NoEarlierReleaseError if there is none, or none that the store still has
 */
export async function takeBack(
  store: ReleaseStore,
  name: string,
  bad?: { version: string; reason?: string; gate?: Gate },
): Promise<TakenBack | null> {
  let outcome: TakenBack | null = null;
  const plan = async (document: DiscoveryDocument | null): Promise<Step[]> => {
    const tried = outcome;
    outcome = null;
    const live = liveEntry(document, name);
    if (!live) throw new NoEarlierReleaseError(name, null);
    if (tried && live.extras.withdrawn.includes(tried.from)) {
      // Of gateways only the one that did it says so; a person is told that it is done.
      if (bad?.reason === undefined) outcome = { ...tried, to: live.metadata.version };
      return [];
    }
    const canary = canaryEntry(document, name);
    const isWanted = (entry: MicroFrontend) => !bad || entry.metadata.version === bad.version;
    const why = bad?.reason !== undefined && { reason: bad.reason };
    if (canary && isWanted(canary)) {
      const { metadata, deployment } = canary;
      const { traffic } = deployment;
      outcome = { from: metadata.version, to: live.metadata.version, traffic };
      return [{ action: 'end canary', name, ...why }];
    }
    if (!isWanted(live)) return [];
    const before = await stepBack(store, name, live);
    await bad?.gate?.(document, [before.release]);
    outcome = { from: live.metadata.version, to: before.release.version };
    return [{ action: 'rollback', ...before, ...why }];
  };
  await change(store, plan, () => (outcome ? safeAgain(name, outcome) : ''));
  return outcome;
}

/**
 * Takes a name's canary back; without one, the live release to the one that was live before.
 * @throws NoEarlierReleaseError if there is none, or none that the store still has
 */
export async function rollback(store: ReleaseStore, name: string): Promise<TakenBack> {
  const outcome = await takeBack(store, name);
  if (outcome === null) throw new NoEarlierReleaseError(name, null);
  return outcome;
}
