import type { Release } from '../contract/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Refusal } from './refusal.ts';

/** Bytes (brotli) that a page may load of an area that states no budget. */
export const areaBudget = 50_000;

/** The same for the shell: its main script, with every library of the first screen in it. */
export const shellBudget = 250_000;

/** @returns bytes of a file as browsers get it */
async function sizeOf(store: ReleaseStore, release: Release, file: string): Promise<number> {
  const stored = await store.openFile(release.name, release.version, file, true);
  stored?.stream.destroy();
  return stored?.size ?? 0;
}

/** @returns the page that loads most of the release, and the bytes */
async function largestPage(
  store: ReleaseStore,
  release: Release,
): Promise<{ path: string; bytes: number }> {
  const { entry, preload } = release;
  const pages: [string, string[]][] = [['Every page', []], ...Object.entries(preload)];
  const named = new Set([entry, ...pages.flatMap(([, files]) => files)]);
  const sizes = new Map(
    await Promise.all(
      [...named].map(async (file): Promise<[string, number]> => [
        file,
        await sizeOf(store, release, file),
      ]),
    ),
  );
  return pages
    .map(([path, files]) => ({
      path,
      bytes: [...new Set([entry, ...files])].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
    }))
    .reduce((largest, page) => (page.bytes >= largest.bytes ? page : largest));
}

const grouped = (bytes: number): string => bytes.toLocaleString('en');

/** Rule 6: what a page loads of a release stays within its budget, compressed as browsers get it. */
export async function sizeRefusals(store: ReleaseStore, release: Release): Promise<Refusal[]> {
  const { name, version, remote, gate } = release;
  const budget = remote ? (remote.budget ?? areaBudget) : (gate?.budget ?? shellBudget);
  const { path, bytes } = await largestPage(store, release);
  if (bytes <= budget) return [];
  return [
    {
      rule: 'size',
      candidate: `${name}@${version}`,
      other: null,
      problem: `${path} loads ${grouped(bytes)} bytes of it (brotli), and its budget is ${grouped(budget)}.`,
      wayOut:
        'Bring what is not needed at once by import(), and take from the shell what it shares.' +
        (remote
          ? ` If the page is worth it, state the larger number as "budget" in ${name}/remote.json.`
          : ' If it is worth it, state the larger number as `budget` in shell/webpack.config.ts.'),
    },
  ];
}
