import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument, MicroFrontend } from '../contract/discovery.ts';
import { documentsSince } from './documents-since.ts';
import { NothingPromotedError } from './errors.ts';
import type { ReleaseStore } from './release-store.ts';
import type { KeptRelease } from './removal.ts';

const day = 24 * 60 * 60 * 1_000;

/** So many releases before the live one stay for a rollback, however old they are. */
const waysBack = 5;

/** What a publish did not finish within a day, it never will. */
const unfinishedLimit = day;

interface PruneOptions {
  /** Releases that visitors could get within so many days stay. */
  days: number;
  /** Says what would be removed, and removes nothing. */
  dryRun?: boolean;
  now?: Date;
  /** In place of the store's own, in milliseconds. */
  grace?: number;
}

/** What a prune removed, or would remove, and how many releases stay. */
export interface Pruned {
  removed: KeptRelease[];
  kept: number;
}

function key(name: string, version: string): string {
  return `${name}@${version}`;
}

/** The versions that visitors may get by a document. */
function versionsIn({ metadata, extras }: MicroFrontend): string[] {
  return [metadata.version, ...(extras.fallback ? [extras.fallback.version] : [])];
}

function* named(
  document: DiscoveryDocument,
  versions: (entry: MicroFrontend) => string[],
): Generator<string> {
  for (const [name, entries] of Object.entries(document.microFrontends)) {
    for (const version of entries.flatMap(versions)) yield key(name, version);
  }
}

/** @throws NothingPromotedError without a document, since nothing then says what is needed */
async function neededNow(store: ReleaseStore): Promise<Set<string>> {
  const live = await store.discovery();
  if (!live) throw new NothingPromotedError(store.place);
  const waysOf = (entry: MicroFrontend) => entry.extras.earlier.slice(-waysBack);
  return new Set([...named(live, versionsIn), ...named(live, waysOf)]);
}

/**
 * Removes releases that nobody can get any more: neither live, nor canary, nor a fallback, now or at
 * any time within the last days; not among those that a rollback leads to; and not published within
 * those days. Removes what killed publishes left, too.
 * @returns what was removed
 * @throws NothingPromotedError, StoreAwayError
 */
export async function prune(
  store: ReleaseStore,
  { days, dryRun = false, now = new Date(), grace = store.removal.grace }: PruneOptions,
): Promise<Pruned> {
  const since = new Date(now.getTime() - days * day);
  const needed = await neededNow(store);
  for (const document of await documentsSince(store, since)) {
    for (const release of named(document, versionsIn)) needed.add(release);
  }
  const all = await store.removal.list();
  const isOld = ({ state, since: at }: KeptRelease): boolean => {
    if (state === 'unfinished') return now.getTime() - at.getTime() > unfinishedLimit;
    return state === 'hidden' || at < since;
  };
  const isNeeded = ({ name, version }: KeptRelease) => needed.has(key(name, version));
  const old = all.filter((one) => !isNeeded(one) && isOld(one));
  for (const { name, version, state } of dryRun ? [] : all.filter(isNeeded)) {
    // Left by a prune that was killed.
    if (state === 'hidden') await store.removal.restore(name, version);
  }
  if (dryRun || old.length === 0) return { removed: old, kept: all.length - old.length };

  const inUse = old.filter(({ state }) => state !== 'hidden');
  for (const { name, version } of inUse) await store.removal.hide(name, version);
  await wait(grace);
  const neededAfter = await neededNow(store);
  const removed: KeptRelease[] = [];
  for (const release of old) {
    const { name, version } = release;
    if (neededAfter.has(key(name, version))) {
      await store.removal.restore(name, version);
    } else if (await store.removal.remove(name, version)) {
      removed.push(release);
    }
  }
  return { removed, kept: all.length - removed.length };
}
