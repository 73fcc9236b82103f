import { browserRelease } from '../contract/browser-release.ts';
import type { BrowserArea, BrowserDiscovery } from '../contract/browser.ts';
import type { Override } from '../contract/overrides.ts';
import type { Release } from '../contract/release.ts';
import { inTime } from './in-time.ts';

/** Who serves an area from elsewhere runs on a machine near by, in milliseconds. */
const patience = 3_000;

type ShareFiles = BrowserDiscovery['shareFiles'];

async function readArea(
  { area, origin }: Override,
  shareFiles: ShareFiles,
  signal: AbortSignal,
): Promise<BrowserArea> {
  const address = `${origin}/release.json`;
  const answer = await fetch(address, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const release = (await answer.json()) as Release;
  const { name, remote, files } = release;
  if (name !== area || !remote) throw new Error(`${address} is that of ${name}`);
  const where = {
    addressOf: (file: string) => `${origin}/${file}`,
    integrityOf: (file: string) => files[file]?.integrity,
  };
  const { paths, menu } = remote;
  return { ...browserRelease(release, where, shareFiles), name, paths, menu };
}

async function follow(
  override: Override,
  shareFiles: ShareFiles,
  put: (area: BrowserArea) => void,
): Promise<void> {
  const { area, origin } = override;
  let version: string | undefined;
  const take = async (): Promise<void> => {
    try {
      const taken = await inTime(patience, (signal) => readArea(override, shareFiles, signal));
      if (taken.version === version) return;
      ({ version } = taken);
      console.info(`${area} comes from ${origin}, as ${version}.`);
      put(taken);
    } catch (error) {
      console.warn(`${area} cannot be had from ${origin}: the page goes on without it.`, error);
    }
  };
  new EventSource(`${origin}/changes`).addEventListener('built', () => void take());
  await take();
}

/**
 * Takes areas from elsewhere, now and whenever they are built anew there.
 * @param text what the gateway wrote into the page: `#overrides`
 * @param shareFiles the lazy shares of the shell
 * @param put takes an area, or a newer build of one
 * @returns settled once each of them was taken, or cannot be had at the moment; never rejects
 */
export async function followOverrides(
  text: string,
  shareFiles: ShareFiles,
  put: (area: BrowserArea) => void,
): Promise<void> {
  const overrides = JSON.parse(text) as Override[];
  await Promise.all(overrides.map((override) => follow(override, shareFiles, put)));
  console.info('All other areas come as they are released. ?override= ends this.');
}
