import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeArea, writeShell } from '../../testing/builds.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
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

test('a file whose plain form is gone is gone, although its brotli form is there', async () => {
  writeShell(build, '1.0.0-a', { contents: { 'main.js': 'a = 1;'.repeat(100) } });
  await store.publish(build);
  rmSync(join(root, 'shell/1.0.0-a/main.js'));
  expect(await store.openFile('shell', '1.0.0-a', 'main.js', true)).toBeNull();
});
