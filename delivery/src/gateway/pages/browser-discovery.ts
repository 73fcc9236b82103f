import { browserRelease } from '../../contract/browser-release.ts';
import type { BrowserArea, BrowserDiscovery, BrowserRelease } from '../../contract/browser.ts';
import {
  shellName,
  type DiscoveryDocument,
  type MicroFrontend,
  type ReleaseExtras,
} from '../../contract/discovery.ts';
import { addressOf, liveEntry } from '../../store/promotion.ts';
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
  const files = {
    addressOf: (file: string) => addressOf(name, version, file),
    integrityOf: (file: string) => extras.files[file],
  };
  return browserRelease({ ...extras, version }, files, lazy);
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
