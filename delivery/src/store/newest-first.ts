import type { Release } from '../contract/release.ts';

/** @returns the versions of those releases that could be read, the newest build first */
export function newestFirst(releases: (Release | null)[]): string[] {
  return releases
    .filter((release) => release !== null)
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt))
    .map(({ version }) => version);
}
