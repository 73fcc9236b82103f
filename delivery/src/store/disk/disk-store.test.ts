import {
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeArea, writeShell } from '../../testing/builds.ts';
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

test('a change sweeps away what killed writers left a day ago, and nothing else', async () => {
  writeShell(build, '1.0.0-a');
  await store.publish(build);
  const discovery = join(root, 'discovery');
  mkdirSync(join(discovery, 'history'), { recursive: true });
  const left = ['.draft-1', 'live.lock.1', 'live.lock.gone-1', 'history/.draft-1'];
  for (const name of left) {
    writeFileSync(join(discovery, name), 'old');
    utimesSync(join(discovery, name), 1, Date.now() / 1_000 - 25 * 60 * 60);
    writeFileSync(join(discovery, name.replace('1', '2')), 'new');
  }
  await promote(store, [{ name: 'shell', version: '1.0.0-a' }]);
  expect(readdirSync(discovery).sort()).toEqual([
    ...['.draft-2', 'history', 'live.json', 'live.lock.2', 'live.lock.gone-2'],
  ]);
  expect(readdirSync(join(discovery, 'history')).sort()).toEqual(['.draft-2', '1.json']);
});

test('a file whose plain form is gone is gone, although its brotli form is there', async () => {
  writeShell(build, '1.0.0-a', { contents: { 'main.js': 'a = 1;'.repeat(100) } });
  await store.publish(build);
  rmSync(join(root, 'shell/1.0.0-a/main.js'));
  expect(await store.openFile('shell', '1.0.0-a', 'main.js', true)).toBeNull();
});

test.each(['shell/1.0.0-a', 'shell/1.0.0-a/release.json', 'shell/1.0.0-a/main.js'])(
  'an error at %s is told, and is not taken for a release or a file that is gone',
  async (path) => {
    writeShell(build, '1.0.0-a');
    await store.publish(build);
    rmSync(join(root, path), { recursive: true });
    // The system cannot follow it.
    symlinkSync(join(root, path), join(root, path));
    const reading = async () => {
      await store.release('shell', '1.0.0-a');
      return store.openFile('shell', '1.0.0-a', 'main.js', false);
    };
    await expect(reading()).rejects.toThrow('ELOOP');
    expect(await store.hasLost('shell', '1.0.0-a', 'main.js')).toBe(false);
  },
);
