/** @returns the start of the keys of a release's objects */
export function releaseFolder(name: string, version: string): string {
  return `${name}/${version}/`;
}

/** What makes a release visible; written last, removed first. */
export const visible = 'release.json';

/** What a release that is about to be removed has in the place of its `release.json`. */
export const hidden = '.removed.json';
