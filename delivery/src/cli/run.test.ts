import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openStore } from '../store/open-store.ts';
import { Checkout } from '../testing/checkout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { run } from './run.ts';

const folder = temporaryFolder();
let count = 0;
let checkout: Checkout;
let root: string;

beforeEach(() => {
  checkout = new Checkout(join(folder, `checkout-${++count}`));
  root = checkout.root;
});

const area = (name: string, version: string): void => checkout.area(name, version);
const delivery = (...args: string[]) => checkout.delivery(...args);
const json = (...args: string[]) => checkout.json(...args);

async function liveVersions(): Promise<Record<string, string>> {
  const { live } = (await json('status')) as { live: { name: string; version: string }[] };
  return Object.fromEntries(live.map(({ name, version }) => [name, version]));
}

describe('deploy --all', () => {
  test('builds, publishes and promotes shell and areas, in one revision', async () => {
    expect(await delivery('deploy', '--all')).toEqual({
      status: 0,
      err: '',
      out: 'mfe-a@1.0.0-a is live now.\nmfe-b@1.0.0-a is live now.\nshell@1.0.0-a is live now.',
    });
    expect(checkout.built).toEqual(['mfe-a', 'mfe-b', 'shell'].map((name) => join(root, name)));
    expect(checkout.said).toContain('Publishing shell@1.0.0-a');
    expect(await json('status')).toMatchObject({ ok: true, revision: 1 });
  });

  test('leaves what is live as it is and says so', async () => {
    await delivery('deploy', '--all');
    checkout.said.length = 0;
    const again = await delivery('deploy', '--all');
    expect(again.status).toBe(0);
    expect(again.out).toContain('mfe-a@1.0.0-a is already live.');
    expect(checkout.said).toEqual([]);
    expect(await json('status')).toMatchObject({ revision: 1 });
  });

  test('publishes only what changed', async () => {
    await delivery('deploy', '--all');
    area('mfe-b', '1.0.0-b');
    checkout.said.length = 0;
    await delivery('deploy', '--all');
    expect(checkout.said).toEqual(['Publishing mfe-b@1.0.0-b']);
    expect(await liveVersions()).toEqual({
      shell: '1.0.0-a',
      'mfe-a': '1.0.0-a',
      'mfe-b': '1.0.0-b',
    });
  });

  test('never undoes a rollback; new content and promote by name do', async () => {
    await delivery('deploy', '--all');
    area('mfe-a', '1.0.0-b');
    await delivery('deploy', '--all');
    expect((await delivery('rollback', 'mfe-a')).status).toBe(0);
    const after = await delivery('deploy', '--all');
    expect(after).toMatchObject({ status: 0, err: '' });
    expect(after.out).toContain('mfe-a@1.0.0-b was taken back by a rollback and stays back');
    expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-a' });

    const byName = await delivery('deploy', 'mfe-a');
    expect(byName).toMatchObject({ status: 1, out: '' });
    expect(byName.err).toContain('npm run delivery -- promote mfe-a@1.0.0-b');
    area('mfe-b', '1.0.0-b');
    const together = await delivery('deploy', 'mfe-a', 'mfe-b');
    expect(together).toMatchObject({ status: 1, out: '' });
    expect(together.err).toBe(
      [
        'mfe-a@1.0.0-b was taken back by a rollback and stays back.',
        'What is live is as it was. To make live what was named, together:',
        '  npm run delivery -- promote mfe-a@1.0.0-b mfe-b@1.0.0-b',
      ].join('\n'),
    );
    expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-a', 'mfe-b': '1.0.0-a' });

    await delivery('promote', 'mfe-a@1.0.0-b');
    expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-b' });
    await delivery('rollback', 'mfe-a');
    area('mfe-a', '1.0.0-c');
    await delivery('deploy', '--all');
    expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-c' });
  });

  test('goes on where an interrupted deployment stopped', async () => {
    await delivery('publish', 'mfe-a');
    expect(await delivery('deploy', '--all')).toMatchObject({ status: 0 });
    expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-a' });
  });

  test('can take the builds as they are', async () => {
    await delivery('deploy', '--all', '--no-build');
    expect(checkout.built).toEqual([]);
    rmSync(join(root, 'mfe-a/dist'), { recursive: true });
    const missing = await delivery('deploy', 'mfe-a', '--no-build');
    expect(missing).toMatchObject({ status: 1 });
    expect(missing.err).toContain('mfe-a has no build in dist');
  });
});

test('publish refuses a version that is published', async () => {
  const first = await delivery('publish', 'mfe-a');
  expect(first).toMatchObject({ status: 0, err: '' });
  expect(first.out).toContain('npm run delivery -- promote mfe-a@1.0.0-a');
  expect(await delivery('publish', 'mfe-a')).toMatchObject({
    status: 1,
    err: 'mfe-a@1.0.0-a is already published, and a published release never changes.',
  });
});

test('promote says what is already live and refuses what is not published', async () => {
  await delivery('publish', 'mfe-a');
  expect((await delivery('promote', 'mfe-a@1.0.0-a')).out).toBe(
    'mfe-a@1.0.0-a is live since revision 1; nothing before it.',
  );
  expect(await delivery('promote', 'mfe-a@1.0.0-a')).toMatchObject({
    status: 0,
    out: 'mfe-a@1.0.0-a is already live.',
  });
  expect(await delivery('promote', 'mfe-a@2.0.0-a')).toMatchObject({
    status: 1,
    err: 'There is no release mfe-a@2.0.0-a. Published: 1.0.0-a.',
  });
});

test('rollback without an earlier release fails and says so', async () => {
  await delivery('deploy', '--all');
  expect(await delivery('rollback', 'mfe-a')).toMatchObject({
    status: 1,
    err: 'mfe-a has no release before 1.0.0-a, so there is nothing to go back to.',
  });
  expect(await json('rollback', 'mfe-x')).toEqual({
    ok: false,
    error: 'mfe-x has no live release, so there is nothing to roll back.',
  });
});

test('status and history tell what is live and how it came about', async () => {
  expect((await delivery('status')).out).toContain('Nothing is live yet');
  await delivery('deploy', 'mfe-a');
  area('mfe-a', '1.0.0-b');
  await delivery('deploy', 'mfe-a');
  await delivery('rollback', 'mfe-a');
  const { out } = await delivery('status');
  expect(out).toMatch(/^Revision 3 of /);
  expect(out).toMatch(/^mfe-a +1\.0\.0-a +\S+ +- +1\.0\.0-b$/m);
  const { changes } = (await json('history', 'mfe-a')) as { changes: unknown[] };
  expect(changes).toMatchObject([
    { revision: 3, action: 'rollback', from: '1.0.0-b', to: '1.0.0-a' },
    { revision: 2, action: 'promote', from: '1.0.0-a', to: '1.0.0-b' },
    { revision: 1, action: 'promote', from: null, to: '1.0.0-a' },
  ]);
  expect(await json('history', '--limit', '1')).toMatchObject({ changes: [{ revision: 3 }] });
  expect(await json('history', 'mfe-b')).toMatchObject({ changes: [] });
});

test('a canary is promoted, shown, widened, told of by a deployment, and taken back', async () => {
  await delivery('deploy', 'mfe-a');
  area('mfe-a', '1.0.0-b');
  await delivery('publish', 'mfe-a');
  const canary = ['promote', 'mfe-a@1.0.0-b', '--traffic'];
  expect((await delivery(...canary, '10')).out).toBe(
    '10 % of visitors get mfe-a@1.0.0-b since revision 2, the others 1.0.0-a.',
  );
  expect((await delivery(...canary, '10')).out).toBe('10 % of visitors already get mfe-a@1.0.0-b.');
  expect((await delivery('status')).out).toMatch(/^mfe-a +1\.0\.0-b \(10 %\) +\S+ +1\.0\.0-a +-$/m);
  expect((await json('status'))['live']).toMatchObject([
    { name: 'mfe-a', version: '1.0.0-a', canary: { version: '1.0.0-b', traffic: 10 } },
  ]);
  expect((await delivery('deploy', 'mfe-a')).out).toContain(
    'is tried with a share of the visitors',
  );
  expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-a' });
  expect((await delivery('rollback', 'mfe-a')).out).toContain(
    'The 10 % of visitors who had the canary of mfe-a get 1.0.0-a with the next page load.',
  );
  const { out } = await delivery('history', 'mfe-a');
  expect(out).toMatch(/^3 +\S+ +rollback \(10 %\) +mfe-a +1\.0\.0-b -> 1\.0\.0-a$/m);
  expect(out).toMatch(/^2 +\S+ +promote \(10 %\) +mfe-a +1\.0\.0-a -> 1\.0\.0-b$/m);
});

test('a release that is named goes, and no other in its place', async () => {
  await delivery('deploy', 'mfe-a');
  area('mfe-a', '1.0.0-b');
  await delivery('deploy', 'mfe-a');
  area('mfe-a', '1.0.0-c');
  await delivery('deploy', 'mfe-a', '--traffic', '20');
  // The first is a canary.
  for (const release of ['mfe-a@1.0.0-c', 'mfe-a@1.0.0-b']) {
    expect((await delivery('rollback', release)).status).toBe(0);
    expect(await delivery('rollback', release)).toMatchObject({
      status: 1,
      err: `Visitors do not get ${release}. Nothing was changed.`,
    });
  }
  expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-a' });
});

test('a deployment can be for a share of the visitors', async () => {
  await delivery('deploy', 'mfe-a');
  area('mfe-a', '1.0.0-b');
  expect((await delivery('deploy', 'mfe-a', '--traffic', '20')).out).toBe(
    '20 % of visitors get mfe-a@1.0.0-b now.',
  );
  expect(await liveVersions()).toMatchObject({ 'mfe-a': '1.0.0-a' });
  expect((await json('status'))['live']).toMatchObject([
    { canary: { version: '1.0.0-b', traffic: 20 } },
  ]);
});

test.each([
  ['rollback', 'mfe-a', '--dry-run'],
  ['rollback', 'mfe-a', '--traffic', '10'],
  ['publish', 'mfe-a', '--traffic', '10'],
  ['promote', 'mfe-a@1.0.0-b', '--no-build'],
  ['status', '--api', 'x'],
])('an option that a command does not know is not passed over: %s %s %s', async (...args) => {
  await delivery('deploy', 'mfe-a');
  area('mfe-a', '1.0.0-b');
  await delivery('deploy', 'mfe-a');
  const { status, err } = await delivery(...args);
  expect(status).toBe(2);
  expect(err).toContain(`${args[0]} takes no ${args.find((one) => one.startsWith('--'))}.`);
  expect(await json('status')).toMatchObject({ revision: 2 });
});

test('a canary needs a release beside it', async () => {
  await delivery('publish', 'mfe-a');
  const { status, err } = await delivery('promote', 'mfe-a@1.0.0-a', '--traffic', '10');
  expect(status).toBe(1);
  expect(err).toContain('mfe-a has no live release that the other visitors would get');
});

test.each([
  [['promote', 'mfe-a@1', '--traffic', '0'], '--traffic takes 1 to 99 percent.'],
  [['promote', 'mfe-a@1', '--traffic', 'all'], '--traffic takes 1 to 99 percent.'],
  [['fly'], 'There is no command fly.'],
  [['deploy'], 'Give packages, or --all.'],
  [['deploy', 'mfe-a', '--all'], 'Give packages, or --all.'],
  [['promote', 'mfe-a'], 'Give the release as <name>@<version>.'],
  [['promote'], 'Give releases, as <name>@<version>.'],
  [['rollback'], 'Give one name.'],
  [['rollback', 'mfe-a@'], 'Give a name, or the release as <name>@<version>.'],
  [['history', '--limit', 'x'], '--limit takes a number.'],
  [['status', '--loud'], "Unknown option '--loud'"],
])('%j is answered with how to call it, and status 2', async (args, message) => {
  const { status, err } = await delivery(...args);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run delivery -- <command>');
});

test('a package that does not exist is named', async () => {
  expect(await delivery('deploy', 'mfe-z')).toMatchObject({
    status: 1,
    err: 'There is no package mfe-z.',
  });
});

describe('a store that cannot be read is told in one line', () => {
  test('for its address', async () => {
    const { status, err } = await run(['status'], () => {
      openStore('ftp://releases');
      throw new Error('It was opened.');
    });
    expect(status).toBe(1);
    expect(err).toMatch(/^RELEASES_URL is ftp:…, but .*\.$/);
  });

  test('for what lies in it', async () => {
    const live = join(root, 'releases/discovery/live.json');
    await delivery('deploy', 'mfe-a');
    rmSync(join(root, 'releases/discovery/history'), { recursive: true });
    writeFileSync(live, '{}');
    expect((await delivery('status')).err).toMatch(
      /^.* is damaged, and no earlier revision is left\.$/,
    );
  });
});
