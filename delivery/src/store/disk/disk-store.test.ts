import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeArea, writeBuild, writeShell } from '../../testing/builds.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { promote } from '../live.ts';
import { DiskReleaseStore } from './disk-store.ts';

const folder = temporaryFolder();
let count = 0;
let root: string;
let store: DiskReleaseStore;
let build: string;

beforeEach(() => {
  count += 1;
  root = join(folder, `store-${count}`);
  build = join(folder, `build-${count}`);
  mkdirSync(build);
  store = new DiskReleaseStore(root);
});

describe('publishing', () => {
  test('keeps every file, its hash and its brotli form', async () => {
    const script = `export const text = '${'word '.repeat(200)}';`;
    const release = writeShell(build, '1.0.0-a', { contents: { 'main.js': script } });
    await store.publish(build);
    expect(await store.release('shell', '1.0.0-a')).toEqual(release);
    expect(readFileSync(join(root, 'shell/1.0.0-a/main.js'), 'utf8')).toBe(script);
    const file = await store.openFile('shell', '1.0.0-a', 'main.js', true);
    const compressed = await buffer(file?.stream ?? Readable.from([]));
    expect(file?.encoding).toBe('br');
    expect(file?.size).toBe(compressed.length);
    expect(brotliDecompressSync(compressed).toString()).toBe(script);
  });

  test('refuses a version that is there, whatever the content, and leaves it as it was', async () => {
    writeArea(build, 'mfe-a', '1.0.0-a');
    await store.publish(build);
    writeBuild(build, {
      ...writeArea(build, 'mfe-a', '1.0.0-a'),
      contents: { 'remoteEntry.js': '2' },
    });
    await expect(store.publish(build)).rejects.toThrow(/already published/);
    expect(readFileSync(join(root, 'mfe-a/1.0.0-a/remoteEntry.js'), 'utf8')).toContain('1.0.0-a');
  });

  test('of one version by twenty at once succeeds once', async () => {
    writeArea(build, 'mfe-a', '1.0.0-a');
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.publish(build)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(join(root, 'mfe-a'))).toEqual(['1.0.0-a']);
  });

  test('refuses missing and changed files by name and leaves nothing', async () => {
    writeShell(build, '1.0.0-a', { contents: { 'logo.png': 'pixels' } });
    writeFileSync(join(build, 'main.js'), 'tampered');
    writeFileSync(join(build, 'logo.png'), 'tampered');
    rmSync(join(build, 'index.html'));
    const publish = store.publish(build);
    await expect(publish).rejects.toThrow(/main.js has another hash/);
    await expect(publish).rejects.toThrow(/logo.png has another hash/);
    await expect(publish).rejects.toThrow(/index.html is missing/);
    expect(await store.versions('shell')).toEqual([]);
    expect(readdirSync(join(root, 'shell'))).toEqual([]);
  });

  test('sweeps away what a killed publish left long ago', async () => {
    const left = join(root, 'mfe-a/.incoming-1');
    mkdirSync(left, { recursive: true });
    utimesSync(left, 1, 1);
    writeArea(build, 'mfe-a', '1.0.0-a');
    await store.publish(build);
    expect(readdirSync(join(root, 'mfe-a'))).toEqual(['1.0.0-a']);
  });

  test('compresses unchanged content once', async () => {
    const cache = join(folder, `cache-${count}`);
    writeShell(build, '1.0.0-a', { contents: { 'main.js': 'a = 1;'.repeat(100) } });
    await new DiskReleaseStore(root, cache).publish(build);
    const [first = ''] = readdirSync(cache);
    const { ino } = statSync(join(cache, first));
    await new DiskReleaseStore(join(root, 'other'), cache).publish(build);
    expect(statSync(join(cache, first)).ino).toBe(ino);
  });
});

test('a file whose plain form is gone is gone, although its brotli form is there', async () => {
  writeShell(build, '1.0.0-a', { contents: { 'main.js': 'a = 1;'.repeat(100) } });
  await store.publish(build);
  rmSync(join(root, 'shell/1.0.0-a/main.js'));
  expect(await store.openFile('shell', '1.0.0-a', 'main.js', true)).toBeNull();
});

test('names and versions that lead elsewhere are no releases', async () => {
  for (const [name, version] of [
    ['..', '1'],
    ['mfe-a', '..'],
    ['mfe-a', '1/../..'],
    ['', '1'],
  ]) {
    await expect(store.release(name ?? '', version ?? '')).rejects.toThrow(/There is no release/);
  }
});

test('versions come newest first', async () => {
  for (const [version, day] of [
    ['1.0.0-a', '02'],
    ['1.0.0-b', '01'],
    ['1.0.0-c', '03'],
  ]) {
    const { files: _files, ...facts } = writeArea(build, 'mfe-a', version ?? '');
    const builtAt = `2026-01-${day}T00:00:00.000Z`;
    writeBuild(build, { ...facts, builtAt, contents: { 'remoteEntry.js': version ?? '' } });
    await store.publish(build);
  }
  expect(await store.versions('mfe-a')).toEqual(['1.0.0-c', '1.0.0-a', '1.0.0-b']);
  expect(await store.versions('mfe-b')).toEqual([]);
});

describe('a damaged discovery document', () => {
  const live = () => join(root, 'discovery/live.json');

  beforeEach(async () => {
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      writeArea(build, 'mfe-a', version);
      await store.publish(build);
      await promote(store, [{ name: 'mfe-a', version }]);
    }
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, 100)],
    ['empty', () => ''],
    ['changed by one letter', (text: string) => text.replace('"revision": 2', '"revision": 3')],
  ])(
    '(%s) gives way to the last good revision and is mended by the next change',
    async (_, damage) => {
      writeFileSync(live(), damage(readFileSync(live(), 'utf8')));
      expect((await store.discovery())?.revision).toBe(2);
      await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
      expect(JSON.parse(readFileSync(live(), 'utf8'))).toMatchObject({ revision: 3 });
    },
  );
});
