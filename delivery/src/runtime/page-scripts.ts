import type { BrowserDiscovery, BrowserRelease } from '../contract/browser.ts';
import type { Container } from './federation.ts';
import type { Script } from './script-arrival.ts';

const page = globalThis as unknown as Record<string, unknown>;

/** What webpack keeps of a chunk that has arrived: its ids come first. */
type ArrivedChunk = [ids: (string | number)[]];

/** A chunk's file is `<its id>.<hash>.js`; every chunk of a release enters itself into one list. */
export function hasArrived(release: string, url: string): boolean {
  const [id] = url.slice(url.lastIndexOf('/') + 1).split('.');
  const arrived = (page[`${release}.chunks`] ?? []) as ArrivedChunk[];
  return arrived.some(([ids]) => ids.some((arrivedId) => String(arrivedId) === id));
}

/** The container that a release's entry left in the page. */
export function containerOf(area: string, { version }: BrowserRelease): Container | undefined {
  return page[`${area}@${version}`] as Container | undefined;
}

/** The scripts beside the entry that a page needs: its own, and the shell's for lazy shares. */
export function chunksOf(
  discovery: BrowserDiscovery,
  area: string,
  release: BrowserRelease,
  module: string,
): Script[] {
  const own = Object.entries(release.chunks[module] ?? {}).map(([file, integrity]): Script => {
    const url = release.url.replace(/[^/]*$/, file);
    return { url, integrity, hasRun: () => hasArrived(`${area}@${release.version}`, url) };
  });
  const shared = (release.shares[module] ?? []).flatMap((share) =>
    Object.entries(discovery.shareFiles[share] ?? {}),
  );
  return own.concat(
    [...new Map(shared)].map(([url, integrity]) => ({
      url,
      integrity,
      hasRun: () => hasArrived(`shell@${discovery.shell}`, url),
    })),
  );
}
