import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { FaultyStore } from '../../testing/faulty-store.ts';
import {
  areas,
  gatewayOver,
  makeProductLive,
  publishArea,
  publishShell,
} from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';
import { ReadAhead } from './read-ahead.ts';
import { VerifiedStore } from './verified-store.ts';

const folder = temporaryFolder();
const live = ['shell', ...areas.map(({ name }) => name)];
let round = 0;
let origin: FaultyStore;
let opened: string[];
let gateway: FastifyInstance | undefined;
let readAhead: ReadAhead | undefined;

/** Every release has a predecessor. */
beforeEach(async () => {
  const own = join(folder, `product-${round++}`);
  origin = new FaultyStore(join(own, 'releases'));
  await makeProductLive(origin, own);
  await publishShell(origin, own, '1.0.0-b');
  for (const remote of areas) await publishArea(origin, own, remote, '1.0.0-b');
  await promote(
    origin,
    live.map((name) => ({ name, version: '1.0.0-b' })),
  );
  opened = [];
  const open = origin.openFile.bind(origin);
  origin.openFile = async (...asked) => {
    const found = await open(...asked);
    opened.push(asked.slice(0, 3).join('/'));
    return found;
  };
});
afterEach(async () => {
  readAhead?.stop();
  await gateway?.close();
  gateway = undefined;
});

/** Waits until nothing more is read. */
async function untilQuiet(): Promise<void> {
  for (let before = -1; before !== opened.length;) {
    before = opened.length;
    await wait(500);
  }
}

async function filesOf(version: string): Promise<string[]> {
  const releases = await Promise.all(
    live.map((name) => new DiskReleaseStore(origin.place).release(name, version)),
  );
  return releases.flatMap(({ name, files }) =>
    Object.keys(files).map((file) => `${name}/${version}/${file}`),
  );
}

/** A store that reads ahead so many bytes. */
async function readOver(room: number, pause = 100): Promise<VerifiedStore> {
  const store = new VerifiedStore(origin);
  readAhead = new ReadAhead(store, { room, pause });
  readAhead.begin((await store.discovery()) as DiscoveryDocument);
  return store;
}

test('a store that goes away takes nothing of what is live away, though nobody asked for it', async () => {
  gateway = await gatewayOver(origin);
  await gateway.inject('/');
  const files = [...(await filesOf('1.0.0-a')), ...(await filesOf('1.0.0-b'))];
  await until(() => files.every((file) => opened.includes(file)));
  await untilQuiet();
  origin.fault = 'refused';
  for (const file of files) {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { statusCode } = await gateway.inject({ url: `/releases/${file}`, headers });
      expect([file, encoding, statusCode]).toEqual([file, encoding, 200]);
    }
  }
});

test('a release that comes later is read too, and what is there already is not read again', async () => {
  gateway = await gatewayOver(origin);
  await gateway.inject('/');
  await untilQuiet();
  const [area] = areas;
  if (!area) throw new Error('no area');
  await publishArea(origin, folder, area, '1.0.0-c');
  await promote(origin, [{ name: area.name, version: '1.0.0-c' }]);
  opened = [];
  await gateway.inject('/');
  const entry = `${area.name}/1.0.0-c/remoteEntry.js`;
  await until(() => opened.includes(entry));
  await untilQuiet();
  expect(opened).toContain(entry);
  expect(opened.filter((file) => !file.includes('1.0.0-c'))).toEqual([]);
});

test('where memory ends, what the document names comes first and the rest stays', async () => {
  await readOver(0);
  await untilQuiet();
  expect(opened).toContain('mfe-student/1.0.0-b/remoteEntry.js');
  expect(opened).toContain('mfe-student/1.0.0-a/job-list.js');
  expect(opened).not.toContain('shell/1.0.0-b/licence.txt');
});

test('what did not come is read again', async () => {
  const store = await readOver(1_000_000);
  origin.fault = 'refused';
  await untilQuiet();
  origin.fault = null;
  const entry = 'mfe-student/1.0.0-b/remoteEntry.js';
  await until(() => opened.includes(entry));
  await untilQuiet();
  origin.fault = 'refused';
  expect(await store.file('mfe-student', '1.0.0-b', 'remoteEntry.js', true)).not.toBeNull();
});
