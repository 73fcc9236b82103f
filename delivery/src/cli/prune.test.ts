import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { promote } from '../store/live.ts';
import { openStore } from '../store/open-store.ts';
import { writeArea } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Context } from './command.ts';
import { run } from './run.ts';

const folder = temporaryFolder();
const day = 24 * 60 * 60;
let count = 0;
let root: string;
let said: string[];

/** Publishes a version as if it had been so many days ago. */
async function publish(version: string, daysAgo: number): Promise<void> {
  const build = join(root, 'build');
  mkdirSync(build, { recursive: true });
  writeArea(build, 'mfe-a', version);
  await openStore(join(root, 'releases')).publish(build);
  const at = Date.now() / 1_000 - daysAgo * day;
  utimesSync(join(root, `releases/mfe-a/${version}/release.json`), at, at);
}

beforeEach(async () => {
  root = join(folder, `checkout-${++count}`);
  said = [];
  await publish('1.0.0-old', 31);
  await publish('1.0.0-live', 31);
  await publish('1.0.0-new', 1);
});

function prune(...args: string[]) {
  return run(['prune', ...args], (): Context => ({
    store: openStore(join(root, 'releases')),
    root,
    from: root,
    say: (line) => said.push(line),
    show: () => undefined,
    build: () => Promise.reject(new Error('nothing is built')),
    api: () => Promise.reject(new Error('no api is asked')),
  }));
}

test('refuses to choose where nothing is live', async () => {
  const { status, err } = await prune();
  expect(status).toBe(1);
  expect(err).toMatch(/^Nothing is live in .*, so nothing says which releases are needed\.$/);
});

test('says what it would remove, and until when it was published', async () => {
  const store = openStore(join(root, 'releases'));
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-live' }]);
  const { status, out } = await prune('--dry-run');
  expect(status).toBe(0);
  expect(out).toMatch(/^Would remove 1 of 3 releases in /);
  expect(out).toMatch(/^mfe-a +1\.0\.0-old +\d{4}-\d\d-\d\dT\S+Z +-$/m);
  expect(said).toEqual([]);
  const { out: forMachines } = await prune('--dry-run', '--json');
  expect(JSON.parse(forMachines)).toMatchObject({
    ok: true,
    dryRun: true,
    kept: 2,
    removed: [{ name: 'mfe-a', version: '1.0.0-old' }],
  });
  expect(await store.versions('mfe-a')).toHaveLength(3);
});

test('says that there is nothing to remove', async () => {
  const store = openStore(join(root, 'releases'));
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-live' }]);
  const { status, out } = await prune('--older-than-days', '32');
  expect([status, out]).toEqual([0, `Nothing to remove; 3 releases are kept in ${store.place}`]);
  expect(said).toContain('What is found waits 45 seconds for promotions under way');
});

test('removes younger ones only when it is told twice', async () => {
  const store = openStore(join(root, 'releases'));
  await promote(store, [{ name: 'mfe-a', version: '1.0.0-live' }]);
  const refused = await prune('--older-than-days', '0', '--dry-run');
  expect(refused.status).toBe(2);
  expect(refused.err).toContain('--force removes them sooner.');
  const forced = await prune('--older-than-days', '0', '--force', '--dry-run');
  expect(forced.out).toMatch(/^Would remove 2 of 3 releases/);
});

test.each([
  [['mfe-a'], 'prune takes no names.'],
  [['--older-than-days', 'many'], '--older-than-days takes a number.'],
  // What a script gives whose variable is not set.
  [['--older-than-days', '', '--force'], '--older-than-days takes a number.'],
])('%j is a wrong call', async (args, words) => {
  const { status, err } = await prune(...args);
  expect(status).toBe(2);
  expect(err).toContain(words);
});
