import type { BrowserArea, BrowserDiscovery, BrowserRelease } from '../contract/browser.ts';
import {
  shellName,
  type DiscoveryDocument,
  type MicroFrontend,
  type ReleaseExtras,
} from '../contract/discovery.ts';
import { addressOf, liveEntry } from '../store/promotion.ts';
import type { LiveShell } from './page.ts';

/** Share name -> its lazy files in the shell, for the shares that have any. */
function lazyShares({ version, extras }: LiveShell): BrowserDiscovery['shareFiles'] {
  const lists = Object.entries(extras.shareFiles ?? {}).filter(([, files]) => files.length > 0);
  return Object.fromEntries(
    lists.map(([share, files]) => [
      share,
      Object.fromEntries(
        files.map((file) => [addressOf(shellName, version, file), extras.files[file] ?? '']),
      ),
    ]),
  );
}

function releaseOf(
  name: string,
  version: string,
  extras: ReleaseExtras,
  lazy: BrowserDiscovery['shareFiles'],
): BrowserRelease {
  const chunks: BrowserRelease['chunks'] = {};
  const shares: BrowserRelease['shares'] = {};
  for (const { path, module } of extras.remote?.paths ?? []) {
    const own = (extras.preload[path] ?? []).filter((file) => file.endsWith('.js'));
    if (own.length > 0) {
      chunks[module] = Object.fromEntries(own.map((file) => [file, extras.files[file] ?? '']));
    }
    const used = (extras.needsByPath?.[path] ?? []).filter((share) => Object.hasOwn(lazy, share));
    if (used.length > 0) shares[module] = used;
  }
  return {
    version,
    url: addressOf(name, version, extras.entry),
    integrity: extras.files[extras.entry] ?? '',
    chunks,
    shares,
  };
}

function areaOf(
  name: string,
  { metadata, extras }: MicroFrontend,
  lazy: BrowserDiscovery['shareFiles'],
): BrowserArea[] {
  const { remote, fallback } = extras;
  if (!remote) return [];
  return [
    {
      name,
      ...releaseOf(name, metadata.version, extras, lazy),
      paths: remote.paths,
      menu: remote.menu,
      ...(fallback && { fallback: releaseOf(name, fallback.version, fallback, lazy) }),
    },
  ];
}

/** @returns what of the discovery document a browser needs, and nothing else */
export function browserDiscovery(document: DiscoveryDocument, shell: LiveShell): BrowserDiscovery {
  const shareFiles = lazyShares(shell);
  return {
    revision: document.revision,
    shell: shell.version,
    shareFiles,
    areas: Object.keys(document.microFrontends)
      .filter((name) => name !== shellName)
      .sort()
      .flatMap((name) => {
        const entry = liveEntry(document, name);
        return entry ? areaOf(name, entry, shareFiles) : [];
      }),
  };
}
