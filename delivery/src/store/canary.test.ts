import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { writeArea } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DiskReleaseStore } from './disk/disk-store.ts';
import { NoDefaultReleaseError } from './errors.ts';
import { promote, rollback, takeBack } from './live.ts';
import { canaryEntry, liveEntry } from './promotion.ts';

const folder = temporaryFolder();
const name = 'mfe-a';
let count = 0;
let store: DiskReleaseStore;

beforeEach(async () => {
  count += 1;
  store = new DiskReleaseStore(join(folder, `store-${count}`));
  const build = join(folder, `build-${count}`);
  mkdirSync(build);
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    writeArea(build, name, version);
    await store.publish(build);
  }
});

const release = (version: string, traffic?: number) =>
  promote(store, [{ name, version }], traffic === undefined ? {} : { traffic });

/** What visitors get, and with which share. */
async function shares(): Promise<Record<string, number>> {
  const document = await store.discovery();
  const entries = document?.microFrontends[name] ?? [];
  return Object.fromEntries(
    entries.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );
}

async function withdrawn(): Promise<string[]> {
  return liveEntry(await store.discovery(), name)?.extras.withdrawn ?? [];
}

test('a canary stands beside the default release, which stands in for it', async () => {
  await release('1.0.0-a');
  const document = await release('1.0.0-b', 10);
  expect(liveEntry(document, name)).toMatchObject({
    metadata: { version: '1.0.0-a' },
    deployment: { traffic: 90, default: true },
  });
  expect(canaryEntry(document, name)).toMatchObject({
    fallbackUrl: '/releases/mfe-a/1.0.0-a/remoteEntry.js',
    metadata: { version: '1.0.0-b' },
    deployment: { traffic: 10, default: false },
  });
  expect(document?.changes).toEqual([
    { action: 'promote', name, from: '1.0.0-a', to: '1.0.0-b', traffic: 10 },
  ]);
});

test('its share changes in place; the same share again changes nothing', async () => {
  await release('1.0.0-a');
  const first = await release('1.0.0-b', 10);
  const wider = await release('1.0.0-b', 50);
  expect(await shares()).toEqual({ '1.0.0-a': 50, '1.0.0-b': 50 });
  expect(canaryEntry(wider, name)?.extras.since).toBe(canaryEntry(first, name)?.extras.since);
  expect((await release('1.0.0-b', 50))?.revision).toBe(3);
});

test('promoting it for all makes it the default; a rollback then leads to the release before', async () => {
  await release('1.0.0-a');
  await release('1.0.0-b', 10);
  const document = await release('1.0.0-b');
  expect(await shares()).toEqual({ '1.0.0-b': 100 });
  expect(document?.changes).toEqual([{ action: 'promote', name, from: '1.0.0-a', to: '1.0.0-b' }]);
  expect(await rollback(store, name)).toEqual({ from: '1.0.0-b', to: '1.0.0-a' });
});

test('a rollback takes it back first', async () => {
  await release('1.0.0-a');
  await release('1.0.0-b');
  await release('1.0.0-c', 10);
  expect(await rollback(store, name)).toEqual({ from: '1.0.0-c', to: '1.0.0-b', traffic: 10 });
  expect(await shares()).toEqual({ '1.0.0-b': 100 });
  expect(await withdrawn()).toEqual(['1.0.0-c']);
  expect(await rollback(store, name)).toEqual({ from: '1.0.0-b', to: '1.0.0-a' });
});

test('a deployment neither widens it nor brings it back', async () => {
  await release('1.0.0-a');
  await release('1.0.0-b', 10);
  await promote(store, [{ name, version: '1.0.0-b' }], { sparing: true });
  expect(await shares()).toEqual({ '1.0.0-a': 90, '1.0.0-b': 10 });
  await rollback(store, name);
  await promote(store, [{ name, version: '1.0.0-b' }], { sparing: true });
  expect(await shares()).toEqual({ '1.0.0-a': 100 });
  await release('1.0.0-b', 20);
  expect(await shares()).toEqual({ '1.0.0-a': 80, '1.0.0-b': 20 });
  expect(await withdrawn()).toEqual([]);
});

test('it ends with the release beside which it was tried, and history says so', async () => {
  await release('1.0.0-a');
  await release('1.0.0-b', 10);
  const document = await release('1.0.0-c');
  expect(await shares()).toEqual({ '1.0.0-c': 100 });
  expect(document?.changes).toEqual([
    { action: 'promote', name, from: '1.0.0-a', to: '1.0.0-c' },
    {
      action: 'rollback',
      name,
      from: '1.0.0-b',
      to: '1.0.0-c',
      traffic: 10,
      reason: '1.0.0-c took the place of 1.0.0-a, beside which it was tried',
    },
  ]);
});

test('another canary takes its place, and history says so', async () => {
  await release('1.0.0-a');
  await release('1.0.0-b', 10);
  const document = await release('1.0.0-c', 30);
  expect(await shares()).toEqual({ '1.0.0-a': 70, '1.0.0-c': 30 });
  expect(document?.changes).toEqual([
    { action: 'promote', name, from: '1.0.0-a', to: '1.0.0-c', traffic: 30 },
    {
      action: 'rollback',
      name,
      from: '1.0.0-b',
      to: '1.0.0-a',
      traffic: 10,
      reason: '1.0.0-c is tried in its place',
    },
  ]);
});

test('without a live release there is nothing to try it beside', async () => {
  await expect(release('1.0.0-a', 10)).rejects.toThrow(NoDefaultReleaseError);
  expect(await store.discovery()).toBeNull();
});

test('a named version is taken back only while it is live, and with its reason', async () => {
  await release('1.0.0-a');
  await release('1.0.0-b', 10);
  const bad = { version: '1.0.0-b', reason: 'it throws' };
  const once = await Promise.all([1, 2, 3].map(() => takeBack(store, name, bad)));
  expect(once.filter((outcome) => outcome !== null)).toHaveLength(1);
  const [newest] = await store.history(1);
  expect(newest?.changes).toEqual([
    {
      action: 'rollback',
      name,
      from: '1.0.0-b',
      to: '1.0.0-a',
      traffic: 10,
      reason: 'it throws',
    },
  ]);
  await release('1.0.0-c');
  expect(await takeBack(store, name, { version: '1.0.0-c', reason: 'slow' })).toEqual({
    from: '1.0.0-c',
    to: '1.0.0-a',
  });
  expect(await takeBack(store, name, bad)).toBeNull();
});
