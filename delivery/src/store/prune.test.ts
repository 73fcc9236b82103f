import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeArea } from '../testing/builds.ts';
import { storeKinds, testStores, type TestStore } from '../testing/stores.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';
import { NothingPromotedError } from './errors.ts';
import { promote, rollback } from './live.ts';
import { prune } from './prune.ts';
import type { ReleaseStore } from './release-store.ts';
import { longestWrite } from './s3/bucket.ts';

const folder = temporaryFolder();
const day = 24 * 60 * 60 * 1_000;
const name = 'mfe-a';

const inDays = (days: number) => new Date(Date.now() + days * day);

describe.each(storeKinds)('prune, on %s', (kind) => {
  const newStore = testStores(kind, folder);
  let at: TestStore;
  let store: ReleaseStore;
  let count = 0;
  let build: string;

  beforeEach(() => {
    at = newStore();
    ({ store } = at);
    build = join(folder, `build-${kind}-${++count}`);
    mkdirSync(build);
  });

  async function publish(...letters: string[]): Promise<void> {
    for (const letter of letters) {
      writeArea(build, name, `1.0.0-${letter}`);
      await store.publish(build);
    }
  }

  async function live(...letters: string[]): Promise<void> {
    for (const letter of letters) await promote(store, [{ name, version: `1.0.0-${letter}` }]);
  }

  async function pruned(days: number, options: Partial<Parameters<typeof prune>[1]> = {}) {
    const { removed } = await prune(store, { days: 30, now: inDays(days), grace: 0, ...options });
    return removed.map(({ version }) => version.replace('1.0.0-', '')).sort();
  }

  async function kept(): Promise<string[]> {
    const versions = await store.versions(name);
    return versions.map((version) => version.replace('1.0.0-', '')).sort();
  }

  test('leaves what was published or could be got within thirty days', async () => {
    await publish('a', 'b', 'unused');
    await live('a', 'b');
    expect(await pruned(29)).toEqual([]);
    expect(await kept()).toEqual(['a', 'b', 'unused']);
  });

  test('removes what nobody can get, and every file of it', async () => {
    await publish('a', 'b', 'unused');
    await live('a', 'b');
    expect(await pruned(31)).toEqual(['unused']);
    expect(await kept()).toEqual(['a', 'b']);
    expect(await at.content(`${name}/1.0.0-unused/remoteEntry.js`)).toBeNull();
    expect(await at.content(`${name}/1.0.0-b/remoteEntry.js`)).not.toBeNull();
    expect(await pruned(31)).toEqual([]);
  });

  test('leaves the live release, its fallback and five ways back, however old they are', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await publish(...letters);
    await live(...letters);
    expect(await pruned(3_000)).toEqual(['a', 'b']);
    for (const to of ['g', 'f', 'e', 'd', 'c']) {
      expect(await rollback(store, name)).toMatchObject({ to: `1.0.0-${to}` });
    }
    await expect(rollback(store, name)).rejects.toThrow('no release before 1.0.0-c');
  });

  test('leaves a canary and what was taken back lately', async () => {
    await publish('a', 'b', 'c');
    await live('a', 'b');
    await rollback(store, name);
    await promote(store, [{ name, version: '1.0.0-c' }], { traffic: 10 });
    expect(await pruned(20)).toEqual([]);
    const later = await pruned(3_000);
    expect(later).not.toContain('a');
    expect(later).not.toContain('c');
  });

  test('counts from the day on which visitors could get a release for the last time', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await publish(...letters);
    await live(...letters);
    expect(await pruned(29, { days: 28 })).toEqual(['a', 'b']);
  });

  test('only says it when that is all that was asked', async () => {
    await publish('a', 'unused');
    await live('a');
    expect(await pruned(31, { dryRun: true })).toEqual(['unused']);
    expect(await kept()).toEqual(['a', 'unused']);
  });

  test('gives back what was promoted meanwhile', async () => {
    await publish('a', 'b');
    await live('a');
    const version = '1.0.0-b';
    const release = await store.release(name, version);
    const running = pruned(31, { grace: 500 });
    const slow = { ...store, release: () => Promise.resolve(release) };
    for (const method of ['discovery', 'swapDiscovery', 'history'] as const) {
      Object.assign(slow, { [method]: store[method].bind(store) });
    }
    await until(async () => !(await kept()).includes('b'));
    await promote(slow, [{ name, version }]);
    expect(await running).toEqual([]);
    expect(await kept()).toEqual(['a', 'b']);
  });

  test('loses nothing that it hid while a promotion took its last step', async () => {
    await publish('a', 'b');
    await live('a');
    const swap = store.swapDiscovery.bind(store);
    store.swapDiscovery = async (...how) => {
      await store.removal.hide(name, '1.0.0-b');
      return swap(...how);
    };
    await live('b');
    expect(await kept()).toEqual(['a', 'b']);
  });

  test('waits for promotions under way as long as they may take in this store', async () => {
    const longest = { disk: 30_000, s3: 2 * longestWrite };
    expect(store.removal.grace).toBeGreaterThan(longest[kind]);
    Object.assign(store.removal, { grace: 300 });
    await publish('a', 'unused');
    await live('a');
    const from = performance.now();
    await prune(store, { days: 30, now: inDays(31) });
    expect(performance.now() - from).toBeGreaterThan(290);
  });

  test('goes on where a killed prune stopped', async () => {
    await publish('a', 'b', 'c');
    await live('a');
    await store.removal.hide(name, '1.0.0-a');
    await store.removal.hide(name, '1.0.0-b');
    expect(await pruned(0)).toEqual(['b']);
    expect(await kept()).toEqual(['a', 'c']);
  });

  test('removes nothing where nothing is live', async () => {
    await publish('a');
    await expect(pruned(3_000)).rejects.toThrow(NothingPromotedError);
    expect(await kept()).toEqual(['a']);
  });
});
