import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { seal } from '../discovery-document.ts';
import { DiscoveryFiles } from './discovery-files.ts';
import { newHolder } from './holder.ts';

const folder = temporaryFolder();
let root: string;
let files: DiscoveryFiles;

/** The document of a revision as one writer has it. */
const written = (revision: number, changedAt: string): DiscoveryDocument =>
  seal({
    ...{ schema: '', microFrontends: {}, changes: [] },
    ...{ revision, changedAt },
  });

const read = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as DiscoveryDocument;

beforeEach(async () => {
  root = mkdtempSync(join(folder, 'store-'));
  files = new DiscoveryFiles(root);
  await files.swap(written(1, 'first'), 0);
});

/** Does something while a writer waits for the disk, as it does so many times. */
async function whileDiskStalls(turn: number, meanwhile: () => Promise<void>): Promise<void> {
  const handle = await open(join(root, 'live.json'));
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  let count = 0;
  jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    count += 1;
    if (count === turn) await meanwhile();
    return this.datasync();
  });
}

test.each([1, 2, 3, 4, 5])(
  'a writer that stalls at its wait %i for the disk overwrites nothing of the next one',
  async (turn) => {
    let next = false;
    await whileDiskStalls(turn, async () => {
      rmSync(join(root, 'live.lock'), { force: true });
      next = await files.swap(written(2, 'next'), 1);
    });
    const stalled = await files.swap(written(2, 'stalled'), 1);
    expect([next, stalled]).toEqual(turn === 5 ? [false, true] : [true, false]);
    const winner = written(2, stalled ? 'stalled' : 'next');
    expect(read('live.json')).toEqual(winner);
    expect(read('history/2.json')).toEqual(winner);
  },
);

test('a writer that stalls leaves the lock of the next one where it is', async () => {
  const lock = join(root, 'live.lock');
  const holder = JSON.stringify({ ...newHolder(), token: 'next' });
  await whileDiskStalls(2, async () => writeFile(lock, holder));
  expect(await files.swap(written(2, 'stalled'), 1)).toBe(false);
  expect(readFileSync(lock, 'utf8')).toBe(holder);
  expect(readdirSync(join(root, 'history'))).toEqual(['1.json']);
});

test('a revision that was written down and never went live gives way', async () => {
  writeFileSync(join(root, 'history/2.json'), JSON.stringify(written(2, 'given up')));
  expect(await files.swap(written(2, 'next'), 1)).toBe(true);
  expect(read('history/2.json')).toEqual(written(2, 'next'));
});
