import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { NoEarlierReleaseError, ReleaseNotFoundError } from './errors.ts';
import { follow, liveEntry, type Step } from './promotion.ts';
import type { ReleaseStore } from './release-store.ts';

/** Other writers win a race so often at most before this one gives up. */
const attempts = 500;

/** Looks at releases before they go live, together; throws to keep them out. */
export type Gate = (document: DiscoveryDocument | null, releases: Release[]) => Promise<void>;

type Plan = (document: DiscoveryDocument | null) => Promise<Step[]>;

/** Plans on what is live and swaps; a lost race plans anew on what the winner left. */
async function change(store: ReleaseStore, plan: Plan): Promise<DiscoveryDocument | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const document = await store.discovery();
    const steps = await plan(document);
    if (steps.length === 0) return document;
    const next = follow(document, steps, new Date());
    if (await store.swapDiscovery(next, document?.revision ?? 0)) return next;
    await wait(Math.random() * Math.min(attempt * 10, 200));
  }
  throw new Error('The discovery document changed too often in between; nothing was changed.');
}

async function find(
  store: ReleaseStore,
  name: string,
  version: string | undefined,
): Promise<Release | null> {
  if (version === undefined) return null;
  try {
    return await store.release(name, version);
  } catch (error) {
    if (error instanceof ReleaseNotFoundError) return null;
    throw error;
  }
}

/**
 * Makes releases live, all of them in one revision.
 * @param wanted published releases, at most one of each name
 * @param options `sparing`: leave what was taken back by a rollback; `gate`: asked before every
 *   swap, with what is live then and what shall be; where it throws, nothing changes
 * @returns the document that is live afterwards; what was live already is left as it is
 * @throws ReleaseNotFoundError, and then nothing has changed
 */
export async function promote(
  store: ReleaseStore,
  wanted: { name: string; version: string }[],
  { sparing = false, gate }: { sparing?: boolean; gate?: Gate } = {},
): Promise<DiscoveryDocument | null> {
  const releases = await Promise.all(
    wanted.map(({ name, version }) => store.release(name, version)),
  );
  return change(store, async (document) => {
    const steps = releases.map(async (release): Promise<Step | null> => {
      const entry = liveEntry(document, release.name);
      const live = entry?.metadata.version;
      if (live === release.version) return null;
      if (sparing && entry?.extras.withdrawn.includes(release.version)) return null;
      return { action: 'promote', release, fallback: await find(store, release.name, live) };
    });
    const taken = (await Promise.all(steps)).filter((step) => step !== null);
    if (taken.length > 0) {
      await gate?.(
        document,
        taken.map(({ release }) => release),
      );
    }
    return taken;
  });
}

/**
 * Takes the live release of a name back to the one that was live before.
 * @returns the version that was taken back and the one that is live now
 * @throws NoEarlierReleaseError if there is none, or none that the store still has
 */
export async function rollback(
  store: ReleaseStore,
  name: string,
): Promise<{ from: string; to: string }> {
  let outcome = { from: '', to: '' };
  await change(store, async (document) => {
    const live = liveEntry(document, name);
    if (!live) throw new NoEarlierReleaseError(name, null);
    const found: Release[] = [];
    for (const version of live.extras.earlier.toReversed()) {
      const release = await find(store, name, version);
      if (release) found.push(release);
      if (found.length === 2) break;
    }
    const [release, fallback = null] = found;
    if (!release) throw new NoEarlierReleaseError(name, live.metadata.version);
    outcome = { from: live.metadata.version, to: release.version };
    return [{ action: 'rollback', release, fallback }];
  });
  return outcome;
}
