import type { DiscoveryDocument } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';

/** How a release stands when visitors get it. */
export type Standing = 'candidate' | 'live' | 'canary' | 'fallback';

/** A release that visitors get, or would get. */
export interface Standpoint {
  release: Release;
  standing: Standing;
}

/** Where a release is named and how it stands, before it is read from the store. */
export interface NamedStanding {
  name: string;
  version: string;
  standing: Exclude<Standing, 'candidate'>;
}

/** @returns `mfe-a@1.0.0-a (canary)`, for what is not a candidate */
export function label({ release: { name, version }, standing }: Standpoint): string {
  const full = `${name}@${version}`;
  return standing === 'candidate' ? full : `${full} (${standing})`;
}

/**
 * Everything that visitors can be given: what is live, canaries, and what stands in for them where
 * it is another release.
 */
export function standingsIn(document: DiscoveryDocument | null): NamedStanding[] {
  const all = Object.entries(document?.microFrontends ?? {}).flatMap(([name, entries]) =>
    entries.flatMap(({ metadata, deployment, extras }): NamedStanding[] => [
      { name, version: metadata.version, standing: deployment.default ? 'live' : 'canary' },
      ...(extras.fallback
        ? [{ name, version: extras.fallback.version, standing: 'fallback' as const }]
        : []),
    ]),
  );
  const spoken = all.filter(({ standing }) => standing !== 'fallback');
  return all.filter(
    (one) =>
      one.standing !== 'fallback' ||
      !spoken.some(({ name, version }) => name === one.name && version === one.version),
  );
}

/**
 * What visitors can be given beside the candidates once those are live.
 * @param asCanary what is live of the same name stays beside a canary, and only its own canary goes
 */
export function standingsBeside(
  document: DiscoveryDocument | null,
  candidates: Release[],
  asCanary: boolean,
): NamedStanding[] {
  const names = candidates.map(({ name }) => name);
  return standingsIn(document).filter(
    ({ name, standing }) => !names.includes(name) || (asCanary && standing === 'live'),
  );
}
