import { shellName, type DiscoveryDocument } from '../../contract/discovery.ts';
import type { Release } from '../../contract/release.ts';
import { pairRefusals } from '../../gate/rules-between.ts';
import { standingsBeside, type Standpoint } from '../../gate/standing.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

/** An area that does not go together with what is live. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/**
 * Holds an area that may be live again against what is live. What cannot be read is passed over: of
 * it nothing is known. A shell passes: a bad one breaks every page, and not only one area.
 * @throws MisfitError if it would not run, or would stand in the way of another
 */
export async function requireFit(
  store: ReleaseStore,
  document: DiscoveryDocument | null,
  release: Release,
): Promise<void> {
  if (release.name === shellName) return;
  const area: Standpoint = { release, standing: 'candidate' };
  const named = standingsBeside(document, [release], false).filter(
    ({ standing }) => standing === 'live',
  );
  const beside = await Promise.all(
    named.map(async ({ name, version, standing }): Promise<Standpoint[]> => {
      const found = await store.release(name, version).catch(() => null);
      return found ? [{ release: found, standing }] : [];
    }),
  );
  const refusals = beside.flat().flatMap((other) => pairRefusals(area, other));
  if (refusals.length === 0) return;
  const problems = refusals.map(({ other, problem }) => `${problem} (${other ?? ''})`);
  throw new MisfitError(
    `${release.name}@${release.version} does not go together with what is live: ${problems.join(' ')}`,
  );
}
