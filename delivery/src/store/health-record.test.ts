import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { noCounts, type HealthWindow, type ReleaseCounts } from '../contract/health.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { HealthFiles } from './disk/health-files.ts';
import { HealthRecord } from './health-record.ts';

const folder = temporaryFolder();
const release = 'mfe-a@1.0.0-a';
const minute = 60_000;
let count = 0;
let at: string;
let files: HealthFiles;
let record: HealthRecord;

beforeEach(() => {
  const store = join(folder, `store-${++count}`);
  mkdirSync(store);
  at = join(store, 'health');
  files = new HealthFiles(at);
  record = new HealthRecord(files);
});

/** What a gateway counted in five seconds, so many minutes ago. */
async function write(gateway: string, ago: number, counts: Partial<ReleaseCounts>): Promise<void> {
  const from = Date.now() - ago * minute;
  const window: HealthWindow = {
    from: new Date(from).toISOString(),
    to: new Date(from + 5_000).toISOString(),
    releases: { [release]: { ...noCounts(), ...counts } },
  };
  await files.write({ gateway, window: String(from) }, JSON.stringify(window));
}

const makeOld = (path: string) => utimesSync(join(at, path), 1, 1);

async function since(ago: number): Promise<ReleaseCounts | undefined> {
  const from = new Date(Date.now() - ago * minute);
  await record.refresh(from);
  return record.since(from)[release];
}

test('what all gateways counted since a time is one sum', async () => {
  await write('one', 30, { visitors: 100 });
  await write('one', 2, { visitors: 3, failing: 2, networks: [1, 2], failures: { load: 1 } });
  await write('two', 1, { visitors: 4, failing: 2, networks: [2, 3], failures: { load: 2 } });
  const { networks = [], ...counts } = (await since(5)) ?? {};
  expect({ ...counts, networks: networks.toSorted() }).toEqual({
    ...noCounts(),
    ...{ visitors: 7, failing: 4, networks: [1, 2, 2, 3], failures: { load: 3 } },
  });
  expect((await since(60))?.visitors).toBe(107);
  await write('two', 0.5, { visitors: 1 });
  expect((await since(5))?.visitors).toBe(8);
});

test('of one network no more than three failing visitors are heard, however long it goes on', async () => {
  for (const ago of [50, 40, 30, 20]) {
    await write('one', ago, { visitors: 3, failing: 3, networks: [7, 7, 7] });
  }
  await write('two', 10, { visitors: 1, failing: 1, networks: [8] });
  const { failing, networks } = (await since(60)) ?? noCounts();
  expect(failing).toBe(13);
  expect(networks.toSorted()).toEqual([7, 7, 7, 8]);
});

test.each(['', '{', 'null', '{"releases":{"mfe-a@1.0.0-a":{}}}', '{"from":1,"to":2}'])(
  'a window that holds %j is passed over',
  async (text) => {
    await write('one', 1, { visitors: 3 });
    await files.write({ gateway: 'two', window: String(Date.now()) }, text);
    expect((await since(5))?.visitors).toBe(3);
  },
);

test('old windows leave the store, whoever wrote them', async () => {
  await write('gone', 121, { visitors: 1 });
  await write('one', 1, { visitors: 1 });
  await record.sweep();
  expect((await files.list()).map(({ gateway }) => gateway)).toEqual(['one']);
});

test('folders of gateways that are gone leave the store, with what killed ones began to write', async () => {
  await write('gone', 121, { visitors: 1 });
  await write('killed', 121, { visitors: 1 });
  await write('one', 1, { visitors: 1 });
  mkdirSync(join(at, 'writing'));
  for (const gateway of ['killed', 'writing']) {
    writeFileSync(join(at, gateway, '1.json.draft'), '{');
  }
  makeOld('killed/1.json.draft');
  await record.sweep();
  readdirSync(at).forEach(makeOld);
  await record.sweep();
  expect(readdirSync(at).sort()).toEqual(['one', 'writing']);
});

test('a folder that was just made stays, for its gateway is about to write', async () => {
  await write('one', 1, { visitors: 1 });
  mkdirSync(join(at, 'two'));
  await record.sweep();
  expect(readdirSync(at).sort()).toEqual(['one', 'two']);
});

test('a window is written although its folder is tidied away again and again', async () => {
  const oldest = Date.now() - minute;
  let isOver = false;
  const tidying = (async () => {
    while (!isOver) await files.tidy(oldest);
  })();
  try {
    for (let window = 1; window <= 200; window++) {
      const name = { gateway: 'one', window: String(window).padStart(13, '0') };
      await files.write(name, '{}');
      expect(await files.read(name)).toBe('{}');
      await files.remove(name);
      makeOld('one');
    }
  } finally {
    isOver = true;
    await tidying;
  }
});

test('a store that was removed is not made anew', async () => {
  const gone = new HealthFiles(join(folder, 'removed/health'));
  const name = { gateway: 'one', window: String(Date.now()) };
  await expect(gone.write(name, '{}')).rejects.toThrow('ENOENT');
  expect(existsSync(join(folder, 'removed'))).toBe(false);
});
