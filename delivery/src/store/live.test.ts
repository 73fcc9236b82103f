import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { writeArea } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DiskReleaseStore } from './disk/disk-store.ts';
import { StoreAwayError } from './errors.ts';
import { promote, rollback } from './live.ts';
import { liveEntry } from './promotion.ts';

const folder = temporaryFolder();
let count = 0;
let store: DiskReleaseStore;

beforeEach(() => {
  count += 1;
  store = new DiskReleaseStore(join(folder, `store-${count}`));
});

async function publish(name: string, ...versions: string[]): Promise<void> {
  const build = join(folder, `build-${count}`);
  mkdirSync(build, { recursive: true });
  for (const version of versions) {
    writeArea(build, name, version);
    await store.publish(build);
  }
}

async function liveVersion(name: string): Promise<string | undefined> {
  return liveEntry(await store.discovery(), name)?.metadata.version;
}

async function fallbackVersion(name: string): Promise<string | undefined> {
  return liveEntry(await store.discovery(), name)?.extras.fallback?.version;
}

test('the standard part of the document has the shape of the frontend-discovery schema', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  const document = await promote(store, [{ name: 'mfe-a', version: '1.0.0-b' }]);
  const [entry, ...others] = document?.microFrontends['mfe-a'] ?? [];
  expect(others).toEqual([]);
  expect(entry).toEqual({
    url: '/releases/mfe-a/1.0.0-b/remoteEntry.js',
    fallbackUrl: '/releases/mfe-a/1.0.0-a/remoteEntry.js',
    metadata: { version: '1.0.0-b', integrity: expect.stringMatching(/^sha384-/) as unknown },
    deployment: { traffic: 100, default: true },
    extras: expect.objectContaining({ earlier: ['1.0.0-a'], withdrawn: [] }) as unknown,
  });
});

test('promoting what is live changes nothing; an unknown release is refused', async () => {
  await publish('mfe-a', '1.0.0-a');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  const again = await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  expect(again?.revision).toBe(1);
  const unknown = promote(store, [{ name: 'mfe-a', version: '9.0.0' }]);
  await expect(unknown).rejects.toThrow('There is no release mfe-a@9.0.0');
});

test('several releases go live together in one revision', async () => {
  await publish('mfe-a', '1.0.0-a');
  await publish('mfe-b', '1.0.0-b');
  const document = await promote(store, [
    { name: 'mfe-a', version: '1.0.0-a' },
    { name: 'mfe-b', version: '1.0.0-b' },
  ]);
  expect(document).toMatchObject({ revision: 1, changes: [{ name: 'mfe-a' }, { name: 'mfe-b' }] });
});

test('rollback goes back step by step, then says that there is nothing earlier', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    await promote(store, [{ name: 'mfe-a', version }]);
  }
  expect(await rollback(store, 'mfe-a')).toEqual({ from: '1.0.0-c', to: '1.0.0-b' });
  expect(await fallbackVersion('mfe-a')).toBe('1.0.0-a');
  expect(await rollback(store, 'mfe-a')).toEqual({ from: '1.0.0-b', to: '1.0.0-a' });
  expect(await fallbackVersion('mfe-a')).toBeUndefined();
  await expect(rollback(store, 'mfe-a')).rejects.toThrow('no release before 1.0.0-a');
  await expect(rollback(store, 'mfe-b')).rejects.toThrow('mfe-b has no live release');
  expect(liveEntry(await store.discovery(), 'mfe-a')?.extras.withdrawn).toEqual([
    '1.0.0-c',
    '1.0.0-b',
  ]);
});

test('a rollback of which nobody knows whether it happened names the safe way to try again', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-b' }]);
  store.swapDiscovery = () => Promise.reject(new StoreAwayError(store.place, 'no answer in time'));
  await expect(rollback(store, 'mfe-a')).rejects.toThrow(
    /no answer in time\. .* `rollback mfe-a@1\.0\.0-b` takes back that release and no other\.$/,
  );
});

test('a promotion of which nobody knows whether it happened says that it may be repeated', async () => {
  await publish('mfe-a', '1.0.0-a');
  store.swapDiscovery = () => Promise.reject(new StoreAwayError(store.place, 'no answer in time'));
  await expect(promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }])).rejects.toThrow(
    /no answer in time\. .* `status` says it, and the same command again does no harm\.$/,
  );
});

test('a rollback passes over a release that the store no longer has', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    await promote(store, [{ name: 'mfe-a', version }]);
  }
  rmSync(join(store.place, 'mfe-a/1.0.0-b'), { recursive: true });
  expect(await rollback(store, 'mfe-a')).toEqual({ from: '1.0.0-c', to: '1.0.0-a' });
});

test('a release that is damaged is neither gone back to nor in the way of the next', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    await promote(store, [{ name: 'mfe-a', version }]);
  }
  writeFileSync(join(store.place, 'mfe-a/1.0.0-b/release.json'), '{}');
  expect(await rollback(store, 'mfe-a')).toEqual({ from: '1.0.0-c', to: '1.0.0-a' });
  writeFileSync(join(store.place, 'mfe-a/1.0.0-a/release.json'), 'cut o');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-d' }]);
  expect(await liveVersion('mfe-a')).toBe('1.0.0-d');
  expect(await fallbackVersion('mfe-a')).toBeUndefined();
});

test('what is removed while it stands at the gate does not go live', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  const gate = async (): Promise<void> => {
    await store.removal.hide('mfe-a', '1.0.0-b');
    await store.removal.remove('mfe-a', '1.0.0-b');
  };
  const late = promote(store, [{ name: 'mfe-a', version: '1.0.0-b' }], { gate });
  await expect(late).rejects.toThrow('There is no release mfe-a@1.0.0-b');
  expect(await liveVersion('mfe-a')).toBe('1.0.0-a');
});

test('a name may be a word of the language', async () => {
  await publish('mfe-a', '1.0.0-a');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  await expect(rollback(store, 'constructor')).rejects.toThrow('constructor has no live release');
  await publish('constructor', '1.0.0-a');
  await promote(store, [{ name: 'constructor', version: '1.0.0-a' }]);
  expect(await liveVersion('constructor')).toBe('1.0.0-a');
});

test('what visitors get in place of an earlier release stays, if nothing new was built of that', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b']) await promote(store, [{ name: 'mfe-a', version }]);
  const unchanged = (version: string) =>
    promote(store, [{ name: 'mfe-a', version }], { unchanged: ['mfe-a'] });
  expect((await unchanged('1.0.0-a'))?.revision).toBe(2);
  expect((await unchanged('1.0.0-c'))?.revision).toBe(3);
});

test('what was taken back can be promoted again by name', async () => {
  await publish('mfe-a', '1.0.0-a', '1.0.0-b');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-b' }]);
  await rollback(store, 'mfe-a');
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-b' }]);
  expect(await liveVersion('mfe-a')).toBe('1.0.0-b');
  const extras = liveEntry(await store.discovery(), 'mfe-a')?.extras;
  expect(extras).toMatchObject({ earlier: ['1.0.0-a'], withdrawn: [] });
  expect((await store.history(10)).flatMap(({ changes }) => changes)).toEqual([
    { action: 'promote', name: 'mfe-a', from: '1.0.0-a', to: '1.0.0-b' },
    { action: 'rollback', name: 'mfe-a', from: '1.0.0-b', to: '1.0.0-a' },
    { action: 'promote', name: 'mfe-a', from: '1.0.0-a', to: '1.0.0-b' },
    { action: 'promote', name: 'mfe-a', from: null, to: '1.0.0-a' },
  ]);
});
