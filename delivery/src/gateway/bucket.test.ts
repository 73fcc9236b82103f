import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { promote, rollback } from '../store/live.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { gatewayOver, makeProductLive, publishShell } from '../testing/product.ts';
import { startS3, type TestBucket } from '../testing/s3.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';

const folder = temporaryFolder();
let s3: TestBucket;
let store: ReleaseStore;
let gateway: FastifyInstance;

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'));
  store = openStore(s3.address('releases'));
  await makeProductLive(store, folder);
  await publishShell(store, folder, '1.0.0-b');
  await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
  await publishShell(store, folder, '1.0.0-never-live');
});
afterAll(() => s3.close());

beforeEach(async () => {
  s3.mood = 'well';
  gateway = await gatewayOver(openStore(s3.address('releases')));
});
afterEach(() => gateway.close());

const main = (version: string) => `/releases/shell/${version}/main.js`;
const page = async (): Promise<string> => (await gateway.inject('/')).body;

test('a page and its files come from the bucket, each file once', async () => {
  s3.asked = [];
  expect(await page()).toContain(main('1.0.0-b'));
  for (let times = 0; times < 5; times++) {
    const answer = await gateway.inject({
      url: main('1.0.0-b'),
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(answer.rawPayload.length),
    });
    const entry = await gateway.inject('/releases/mfe-student/1.0.0-a/remoteEntry.js');
    expect(entry.body).toBe("entry('mfe-student', '1.0.0-a');");
  }
  for (const file of ['shell/1.0.0-b/main.js', 'mfe-student/1.0.0-a/remoteEntry.js']) {
    const readings = s3.asked.filter(
      (line) => line.split('?')[0] === `GET /releases/releases/${file}`,
    );
    expect([file, readings.length]).toEqual([file, 1]);
  }
});

test('a rollback is on the next page within two seconds', async () => {
  expect(await page()).toContain(main('1.0.0-b'));
  const start = performance.now();
  await rollback(store, 'shell');
  await until(async () => (await page()).includes(main('1.0.0-a')));
  expect(performance.now() - start).toBeLessThan(2_000);
  await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
});

test.each(['away', 'silent'] as const)(
  'a bucket that is %s leaves pages and known files as they are, and new ones come once it is back',
  async (mood) => {
    await page();
    await gateway.inject(main('1.0.0-b'));
    await wait(600);
    s3.mood = mood;
    await page();
    const start = performance.now();
    for (let times = 0; times < 20; times++) {
      expect(await page()).toContain(main('1.0.0-b'));
      expect((await gateway.inject(main('1.0.0-b'))).statusCode).toBe(200);
    }
    expect(performance.now() - start).toBeLessThan(3_000);
    const unknown = await gateway.inject(main('1.0.0-never-live'));
    expect(unknown.statusCode).toBe(503);
    expect(unknown.headers['cache-control']).toBe('no-store');
    expect(performance.now() - start).toBeLessThan(6_000);
    s3.mood = 'well';
    expect((await gateway.inject(main('1.0.0-never-live'))).statusCode).toBe(200);
  },
);

test('a bucket that is away from the start has nothing to show, until it is back', async () => {
  s3.mood = 'away';
  const none = await gateway.inject('/');
  expect([none.statusCode, none.headers['retry-after']]).toEqual([503, '5']);
  s3.mood = 'well';
  // The first look at the bucket may still be under way.
  await until(async () => (await page()).includes(main('1.0.0-b')));
  expect(await page()).toContain(main('1.0.0-b'));
});
