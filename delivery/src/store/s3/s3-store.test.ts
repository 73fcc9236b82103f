import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { writeArea, writeBuild } from '../../testing/builds.ts';
import { startS3, type TestBucket } from '../../testing/s3.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { promote, rollback, takeBack } from '../live.ts';
import { openStore } from '../open-store.ts';
import { follow } from '../promotion.ts';
import { prune } from '../prune.ts';
import type { ReleaseStore } from '../release-store.ts';
import { Bucket } from './bucket.ts';

const folder = temporaryFolder();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
let s3: TestBucket;
let count = 0;
let prefix: string;
let store: ReleaseStore;
let build: string;

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'));
});
afterAll(() => s3.close());

beforeEach(() => {
  count += 1;
  prefix = `store-${count}`;
  store = openStore(s3.address(prefix));
  build = join(folder, `build-${count}`);
  mkdirSync(build);
  Object.assign(s3, { mood: 'well', loseAnswerTo: null, asked: [] });
});

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) {
    writeArea(build, 'mfe-a', version);
    await store.publish(build);
  }
}

const live = (version: string) => promote(store, [{ name: 'mfe-a', version }]);

describe('an answer that is lost on its way', () => {
  test('to a publish leaves it published, and nobody is told that it was there before', async () => {
    s3.loseAnswerTo = 'release.json';
    await publish('1.0.0-a');
    expect(s3.loseAnswerTo).toBeNull();
    expect(await store.versions('mfe-a')).toEqual(['1.0.0-a']);
  });

  test.each(['history/4.json', 'live.json'])(
    'to the writing of %s does not roll back twice',
    async (object) => {
      await publish('1.0.0-a', '1.0.0-b', '1.0.0-c');
      for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await live(version);
      s3.loseAnswerTo = `discovery/${object}`;
      expect(await rollback(store, 'mfe-a')).toEqual({ from: '1.0.0-c', to: '1.0.0-b' });
      expect(s3.loseAnswerTo).toBeNull();
      expect((await store.discovery())?.revision).toBe(4);
      expect(await store.history(10)).toHaveLength(4);
    },
  );
});

test('what a killed writer decided is made live by the next one, and both changes stay', async () => {
  await publish('1.0.0-a', '1.0.0-b', '1.0.0-c');
  const document = await live('1.0.0-a');
  const release = await store.release('mfe-a', '1.0.0-b');
  const decided = follow(document, [{ action: 'promote', release, fallback: null }], new Date());
  const key = `${prefix}/discovery/history/2.json`;
  await s3.overwrite(key, Buffer.from(JSON.stringify(decided)));
  expect((await store.discovery())?.revision).toBe(1);
  await live('1.0.0-c');
  const changes = (await store.history(10)).map((one) => [one.revision, one.changes[0]?.to]);
  expect(changes).toEqual([
    [3, '1.0.0-c'],
    [2, '1.0.0-b'],
    [1, '1.0.0-a'],
  ]);
});

describe('a rollback that had no answer and is repeated', () => {
  /** Leaves a rollback that was decided, and never became live. */
  async function decide(step: Parameters<typeof follow>[1][number]): Promise<void> {
    const decided = follow(await store.discovery(), [step], new Date());
    const key = `${prefix}/discovery/history/${decided.revision}.json`;
    await s3.overwrite(key, Buffer.from(JSON.stringify(decided)));
  }

  beforeEach(async () => {
    await publish('1.0.0-a', '1.0.0-b', '1.0.0-c');
    for (const version of ['1.0.0-a', '1.0.0-b']) await live(version);
  });

  test.each([undefined, { version: '1.0.0-c' }])('goes back once (asked for: %j)', async (bad) => {
    await live('1.0.0-c');
    const release = await store.release('mfe-a', '1.0.0-b');
    await decide({ action: 'rollback', release, fallback: null });
    expect(await takeBack(store, 'mfe-a', bad)).toEqual({ from: '1.0.0-c', to: '1.0.0-b' });
    expect((await store.discovery())?.revision).toBe(4);
  });

  test('takes back a canary, and leaves what is live', async () => {
    await promote(store, [{ name: 'mfe-a', version: '1.0.0-c' }], { traffic: 10 });
    await decide({ action: 'end canary', name: 'mfe-a' });
    const taken = { from: '1.0.0-c', to: '1.0.0-b', traffic: 10 };
    expect(await rollback(store, 'mfe-a')).toEqual(taken);
    expect((await store.discovery())?.revision).toBe(4);
  });
});

test('a damaged decision of a killed writer does not stand in the way', async () => {
  await publish('1.0.0-a', '1.0.0-b');
  await live('1.0.0-a');
  await s3.overwrite(`${prefix}/discovery/history/2.json`, Buffer.from('{"revision": 2'));
  expect((await live('1.0.0-b'))?.revision).toBe(2);
});

test('a live document that was deleted comes back from the history', async () => {
  await publish('1.0.0-a', '1.0.0-b');
  await live('1.0.0-a');
  await live('1.0.0-b');
  await s3.delete(`${prefix}/discovery/live.json`);
  expect((await store.discovery())?.revision).toBe(2);
  expect((await live('1.0.0-a'))?.revision).toBe(3);
});

describe('what a killed publish left', () => {
  test('stays if it is the same', async () => {
    const content = Buffer.from('hello');
    await s3.overwrite(`${prefix}/mfe-a/1.0.0-a/remoteEntry.js`, content);
    const { files: _files, ...facts } = writeArea(build, 'mfe-a', '1.0.0-a');
    writeBuild(build, { ...facts, contents: { 'remoteEntry.js': 'hello' } });
    await store.publish(build);
    expect(await store.versions('mfe-a')).toEqual(['1.0.0-a']);
  });

  test('is told if it is something else, and nothing is published', async () => {
    await s3.overwrite(`${prefix}/mfe-a/1.0.0-a/remoteEntry.js`, Buffer.from('other'));
    await expect(publish('1.0.0-a')).rejects.toThrow(
      /remoteEntry.js is in the store with another content, from a publish that did not end/,
    );
    expect(await store.versions('mfe-a')).toEqual([]);
  });
});

describe('a prune that comes across what a killed publish left', () => {
  const folderOf = 'mfe-b/1.0.0-a';
  const pieces = { 'remoteEntry.js': 'hello', 'page.js': 'page' };
  const key = (file: string) => `${prefix}/${folderOf}/${file}`;
  const publishAgain = () => store.publish(build);
  const start = () => prune(store, { days: 30, now: inDays(2), grace: 1_000 });
  const isHidden = async () => {
    for (let tries = 0; (await s3.content(key('.removed.json'))) === null; tries++) {
      if (tries === 500) throw new Error('nothing was hidden');
      await wait(5);
    }
  };

  beforeEach(async () => {
    await publish('1.0.0-a');
    await live('1.0.0-a');
    const { files: _files, ...facts } = writeArea(build, 'mfe-b', '1.0.0-a');
    writeBuild(build, { ...facts, contents: pieces });
    await s3.overwrite(key('remoteEntry.js'), Buffer.from(pieces['remoteEntry.js']));
  });

  test('lets no publish begin until all of it is gone', async () => {
    const pruning = start();
    await isHidden();
    await expect(publishAgain()).rejects.toThrow(/run prune, then publish it again/);
    expect((await pruning).removed).toMatchObject([{ name: 'mfe-b', state: 'unfinished' }]);
    expect(await s3.content(key('remoteEntry.js'))).toBeNull();
    await publishAgain();
    expect(await store.versions('mfe-b')).toEqual(['1.0.0-a']);
  });

  test('leaves what a publish under way has made visible', async () => {
    const pruning = start();
    await isHidden();
    await s3.overwrite(key('page.js'), Buffer.from(pieces['page.js']));
    await s3.overwrite(key('release.json'), readFileSync(join(build, 'release.json')));
    expect((await pruning).removed).toEqual([]);
    expect(await store.versions('mfe-b')).toEqual(['1.0.0-a']);
    expect(await s3.content(key('remoteEntry.js'))).not.toBeNull();
    expect(await s3.content(key('.removed.json'))).toBeNull();
  });

  test.each([
    ['hides', /run prune, then publish it again/],
    ['removes', /remoteEntry.js was removed from the store; publish it again/],
  ])('and %s it keeps a publish under way from being seen', async (what, why) => {
    // The last look before the release becomes visible.
    const looking = jest.spyOn(Bucket.prototype, 'list').mockImplementationOnce(async function (
      this: Bucket,
      begin,
    ) {
      if (what === 'hides') await store.removal.hide('mfe-b', '1.0.0-a');
      else await s3.delete(key('remoteEntry.js'));
      return this.list(begin);
    });
    await expect(publishAgain()).rejects.toThrow(why);
    looking.mockRestore();
    expect(await store.versions('mfe-b')).toEqual([]);
  });
});

test('a version that is being removed is not published meanwhile', async () => {
  await publish('1.0.0-a');
  await store.removal.hide('mfe-a', '1.0.0-a');
  await expect(publish('1.0.0-a')).rejects.toThrow(/run prune, then publish it again/);
});

test('whoever follows the document asks twice a second, and gets it only when it changed', async () => {
  await publish('1.0.0-a');
  await live('1.0.0-a');
  const gateway = openStore(s3.address(prefix));
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const mark = await gateway.discoveryMark();
  s3.asked = [];
  for (let look = 0; look < 50; look++) expect(await gateway.discoveryMark()).toBe(mark);
  expect(s3.asked).toHaveLength(0);
  now += 600;
  s3.sent = 0;
  expect(await gateway.discoveryMark()).toBe(mark);
  expect([s3.asked.length, s3.sent]).toEqual([1, 0]);
  expect((await gateway.discovery())?.revision).toBe(1);
  expect(s3.sent).toBe(0);
});

describe('a store that cannot be used says why', () => {
  const words = async (look: Promise<unknown>): Promise<string> =>
    look.then(
      () => 'it could be used',
      (error: unknown) => String(error),
    );

  test('when it is away', async () => {
    s3.mood = 'away';
    expect(await words(store.discovery())).toMatch(
      /^StoreAwayError: The release store s3:\/\/releases\/store-\d+ cannot be used: socket hang up\.$/,
    );
  });

  test('when it has not answered for ten seconds', async () => {
    await store.discovery();
    s3.mood = 'silent';
    const start = performance.now();
    expect(await words(store.discovery())).toMatch(/no answer in time/);
    expect(performance.now() - start).toBeLessThan(11_000);
  }, 20_000);

  test('when its service ignores conditions, before anything is written', async () => {
    store = openStore(s3.carelessAddress(prefix));
    await expect(publish('1.0.0-a')).rejects.toThrow(/ignores If-Match and If-None-Match/);
    expect(await store.removal.list()).toEqual([]);
  });

  test('when there is no such bucket', async () => {
    const address = s3.address(prefix).replace('releases/', 'elsewhere/');
    expect(await words(openStore(address).discovery())).toMatch(/there is no bucket elsewhere\./);
  });

  test.each([
    ['wrong', { AWS_ACCESS_KEY_ID: 'nobody' }, /the credentials do not allow it \(Invalid/],
    [
      'missing',
      { AWS_ACCESS_KEY_ID: undefined },
      /there are no credentials: set AWS_ACCESS_KEY_ID/,
    ],
  ])('when the credentials are %s', async (_, environment, reason) => {
    const before = { ...process.env };
    // Machines at Amazon have credentials of their own.
    Object.assign(process.env, { AWS_EC2_METADATA_DISABLED: 'true' });
    for (const [name, value] of Object.entries(environment)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    try {
      expect(await words(openStore(s3.address(prefix)).discovery())).toMatch(reason);
    } finally {
      Object.assign(process.env, before);
    }
  });
});
