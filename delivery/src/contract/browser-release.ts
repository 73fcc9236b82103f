import type { BrowserDiscovery, BrowserRelease } from './browser.ts';
import type { Release } from './release.ts';

/** What of a release says how it is loaded. */
type Loadable = Pick<Release, 'version' | 'entry' | 'remote' | 'preload' | 'needsByPath'>;

/** Where its files are, and what each must be. */
interface Files {
  addressOf: (file: string) => string;
  integrityOf: (file: string) => string | undefined;
}

/**
 * @param shareFiles the lazy shares of the shell
 * @returns what a browser needs to load a release of an area
 */
export function browserRelease(
  { version, entry, remote, preload, needsByPath }: Loadable,
  { addressOf, integrityOf }: Files,
  shareFiles: BrowserDiscovery['shareFiles'],
): BrowserRelease {
  const chunks: BrowserRelease['chunks'] = {};
  const shares: BrowserRelease['shares'] = {};
  for (const { path, module } of remote?.paths ?? []) {
    const own = (preload[path] ?? []).filter((file) => file.endsWith('.js'));
    if (own.length > 0) {
      chunks[module] = Object.fromEntries(own.map((file) => [file, integrityOf(file) ?? '']));
    }
    const used = (needsByPath?.[path] ?? []).filter((share) => Object.hasOwn(shareFiles, share));
    if (used.length > 0) shares[module] = used;
  }
  return { version, url: addressOf(entry), integrity: integrityOf(entry) ?? '', chunks, shares };
}
