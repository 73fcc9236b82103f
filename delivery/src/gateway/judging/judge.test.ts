import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { noCounts, type HealthWindow } from '../../contract/health.ts';
import { HealthRecord } from '../../store/health-record.ts';
import { promote, rollback } from '../../store/live.ts';
import { canaryEntry, follow, liveEntry } from '../../store/promotion.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { remoteManifest, remotePath, writeBuild, writeShell } from '../../testing/builds.ts';
import { storeKinds, testStores } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { Judge } from './judge.ts';

const folder = temporaryFolder();
const rules = { visitors: 10, networks: 5, points: 10, minutes: 60 };
let count = 0;
let windows = 0;
let store: ReleaseStore;
let judge: Judge;
const log = { warn: jest.fn(), error: jest.fn() };

const newJudge = (): Judge =>
  new Judge(store, new HealthRecord(store.health), rules, log as unknown as FastifyBaseLogger);

/** Publishes a release of the shell, and one of an area that runs in it. */
async function publish(letter: string, library: string): Promise<void> {
  const version = `1.0.0-${letter}`;
  const build = (name: string) => {
    const path = join(folder, `build-${count}`, name, letter);
    mkdirSync(path, { recursive: true });
    return path;
  };
  writeShell(build('shell'), version, {
    provides: { library: { version: library, names: ['default'] } },
  });
  await store.publish(build('shell'));
  writeBuild(build('mfe-a'), {
    name: 'mfe-a',
    version,
    contents: { 'remoteEntry.js': `a = '${version}';` },
    remote: remoteManifest('mfe-a', [remotePath('/mfe-a/page')]),
    needs: { library: { range: `^${library}`, names: ['default'] } },
  });
  await store.publish(build('mfe-a'));
}

/** A gateway writes what it counted of releases. */
async function write(releases: HealthWindow['releases']): Promise<void> {
  const now = new Date().toISOString();
  const window: HealthWindow = { from: now, to: now, releases };
  const name = { gateway: `gateway-${windows++}`, window: String(Date.now()) };
  await store.health.write(name, JSON.stringify(window));
}

/** Visitors tell of failures, each of ten from another network. */
function tell(...bad: string[]): Promise<void> {
  const counts = { ...noCounts(), visitors: 20, failing: 10, failures: { render: 10 } };
  const networks = Array.from({ length: 10 }, (_, network) => network);
  return write(Object.fromEntries(bad.map((release) => [release, { ...counts, networks }])));
}

async function look(): Promise<void> {
  const document = await store.discovery();
  if (document) await judge.look(document);
}

/** Makes a release live from a machine whose clock is wrong by so many minutes. */
async function promoteAt(minutes: number, letter: string, traffic?: number): Promise<void> {
  const [release, fallback] = await Promise.all([
    store.release('mfe-a', `1.0.0-${letter}`),
    store.release('mfe-a', '1.0.0-a'),
  ]);
  const step = { action: 'promote' as const, release, fallback };
  const at = new Date(Date.now() + minutes * 60_000);
  const document = await store.discovery();
  const steps = [traffic === undefined ? step : { ...step, traffic }];
  await store.swapDiscovery(follow(document, steps, at), document?.revision ?? 0);
}

const passAMoment = (): Promise<void> => wait(20);

const live = async (name: string) => liveEntry(await store.discovery(), name)?.metadata.version;

const both = (letter: string) =>
  ['shell', 'mfe-a'].map((name) => ({ name, version: `1.0.0-${letter}` }));

describe.each(storeKinds)('on %s', (kind) => {
  const newStore = testStores(kind, folder);

  beforeEach(async () => {
    count += 1;
    ({ store } = newStore());
    log.warn.mockClear();
    log.error.mockClear();
    judge = newJudge();
    await publish('a', '1.0.0');
    await promote(store, both('a'));
  });

  test('a bad area is taken back to one that runs in the live shell', async () => {
    await publish('b', '1.1.0');
    await promote(store, both('b'));
    await tell('mfe-a@1.0.0-b');
    await look();
    expect(await live('mfe-a')).toBe('1.0.0-a');
    expect(log.error).not.toHaveBeenCalled();
  });

  test('the more visitors there are, the more networks it takes', async () => {
    await write({ 'mfe-a@1.0.0-a': { ...noCounts(), visitors: 7_000 } });
    await publish('b', '1.1.0');
    await promote(store, both('b'));
    await tell('mfe-a@1.0.0-b');
    await look();
    expect(await live('mfe-a')).toBe('1.0.0-b');
    const others = { visitors: 5, failing: 5, networks: [11, 12, 13, 14, 15] };
    await write({ 'mfe-a@1.0.0-b': { ...noCounts(), ...others } });
    await look();
    expect(await live('mfe-a')).toBe('1.0.0-a');
  });

  test('a bad area stays where the one before does not run in the live shell, which is told once', async () => {
    await publish('b', '2.0.0');
    await promote(store, both('b'));
    await tell('mfe-a@1.0.0-b');
    await look();
    await look();
    expect(await live('mfe-a')).toBe('1.0.0-b');
    expect((await store.discovery())?.revision).toBe(2);
    expect(log.error.mock.calls).toEqual([
      [
        {
          release: 'mfe-a@1.0.0-b',
          reason: expect.stringMatching(/^10 of 20 visitors met a failure/) as unknown,
          why:
            'mfe-a@1.0.0-a does not go together with what is live: library is needed in version' +
            ' ^1.0.0, and provided in 2.0.0. (shell@1.0.0-b (live))',
        },
        'a bad release stays: the one before would not run',
      ],
    ]);
    await rollback(store, 'shell');
    await look();
    expect(await live('mfe-a')).toBe('1.0.0-a');
  });

  test('a bad shell goes although a live area needs it, and then its bad area', async () => {
    await publish('b', '2.0.0');
    await promote(store, both('b'));
    await tell('shell@1.0.0-b', 'mfe-a@1.0.0-b');
    await look();
    await look();
    expect([await live('shell'), await live('mfe-a')]).toEqual(['1.0.0-a', '1.0.0-a']);
  });

  describe('a bad release from a machine whose clock is wrong', () => {
    beforeEach(() => publish('b', '1.0.0'));

    test.each([-120, -10, 10, 120])('by %d minutes is taken back at once', async (minutes) => {
      await look();
      await promoteAt(minutes, 'b');
      await tell('mfe-a@1.0.0-b');
      await passAMoment();
      await look();
      expect(await live('mfe-a')).toBe('1.0.0-a');
    });

    test('is taken back by every gateway, also by one that was started since', async () => {
      await look();
      await promoteAt(10, 'b', 20);
      judge = newJudge();
      await look();
      await passAMoment();
      await tell('mfe-a@1.0.0-b');
      await look();
      expect(canaryEntry(await store.discovery(), 'mfe-a')).toBeNull();
      expect(await live('mfe-a')).toBe('1.0.0-a');
    });

    test('is not judged by what was told of it before it was live', async () => {
      await tell('mfe-a@1.0.0-b');
      await passAMoment();
      await look();
      await promoteAt(-10, 'b');
      await look();
      expect(await live('mfe-a')).toBe('1.0.0-b');
    });
  });
});
