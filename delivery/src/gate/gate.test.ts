import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { promote } from '../store/live.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { remotePath } from '../testing/builds.ts';
import { call, menuEntry, openHouse, type GateHouse, type Seed } from '../testing/gate-house.ts';
import { answer, expects, needs, noise } from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ReleaseGate } from './gate.ts';
import { GateError } from './refusal.ts';

const folder = temporaryFolder();
let house: GateHouse;

beforeEach(async () => {
  house = await openHouse(folder);
});

describe('what is good goes live', () => {
  test.each<[string, Seed]>([
    ['an area that needs nothing', {}],
    [
      'an area that uses what is there',
      {
        ...needs('@ifj/shared-ui', '^0.1.0', 'Button', 'Card'),
        ...expects('/IFJ/api/jobs', 'get', call()),
      },
    ],
    [
      'an area that serves a path of another role',
      {
        pages: [remotePath('/dashboard/jobs', { roles: ['organization'], session: true })],
        menu: [{ ...menuEntry('Jobs', '/dashboard/jobs'), roles: ['organization'] }],
      },
    ],
    ['an area with libraries of its own', { gate: { bundles: ['left-pad', 'react-aria'] } }],
    [
      'an area as large as it says',
      { pageBudget: 200_000, contents: { 'remoteEntry.js': noise(60_000) } },
    ],
    ['an area whose call has only an address', expects('/IFJ/api/jobs', 'get', {})],
  ])('%s', async (_, seed) => {
    const release = await house.publish(house.area('mfe-new', seed));
    const before = house.bytes();
    expect(await house.succeed('check', release)).toContain(
      `${release} may go live. Held against shell@1.0.1-a (live), mfe-plain@1.0.3-a (live), mfe-plain@1.0.5-a (canary), mfe-jobs@1.0.4-a (live)`,
    );
    expect(house.bytes()).toBe(before);
    expect(await house.succeed('promote', release)).toContain(`${release} is live since`);
  });

  test('a newer release of an area keeps its own names', async () => {
    const next = house.area('mfe-jobs', {
      paths: ['/jobs/:id', '/plain/old'],
      endpoints: ['listJobs'],
      gate: { slices: ['jobs'] },
    });
    const release = await house.release(next);
    expect(await house.succeed('promote', release)).toContain('is already live');
  });

  test('a shell that provides more; what it would mean for a fallback is told', async () => {
    const provides = {
      react: { version: '19.4.0', names: ['default', 'useState', 'use'] },
      '@ifj/shared-ui': { version: '0.1.1', names: ['Button'] },
    };
    const release = await house.publish(house.shell({ provides }));
    const out = await house.succeed('promote', release);
    expect(out).toContain(
      'Worth knowing: mfe-plain@1.0.2-a (fallback) would not run: @ifj/shared-ui is provided without Card.',
    );
  });

  test('a new value of an enumeration is told', async () => {
    const field = (...values: string[]) => answer({ id: { type: 'string', enum: values } });
    house.writeApi({ '/IFJ/api/jobs': { get: field('a', 'b') }, '/IFJ/api/me': { get: call() } });
    const release = await house.publish(
      house.area('mfe-new', expects('/IFJ/api/jobs', 'get', field('a'))),
    );
    expect(await house.succeed('check', release)).toContain(
      `Worth knowing: ${release}: GET /IFJ/api/jobs: answer 200.id may be b, which is not expected.`,
    );
  });

  test('beside an area that is damaged in the store, which is told', async () => {
    writeFileSync(house.stored('mfe-plain@1.0.3-a', 'release.json'), '{"name":');
    const release = await house.publish(house.area('mfe-new', { endpoints: ['listPlain'] }));
    const out = await house.succeed('promote', release);
    expect(out).toContain(`${release} is live since`);
    expect(out).toContain('Worth knowing: Nothing was held against mfe-plain@1.0.3-a (live)');
    expect(await house.succeed('check', 'api', 'openapi.json')).toContain(
      'Nothing was held against mfe-plain@1.0.3-a (live)',
    );
  });

  test.each<[string, (file: string) => void]>([
    ['damaged in the store', (file) => writeFileSync(file, '{"name":')],
    ['gone from the store', (file) => rmSync(file)],
  ])('but not in a shell that is %s', async (_, spoil) => {
    spoil(house.stored('shell@1.0.1-a', 'release.json'));
    const release = await house.publish(house.area('mfe-new'));
    const before = house.bytes();
    expect(await house.refusals('promote', release)).toMatchObject([
      { rule: 'files', candidate: release, other: 'shell@1.0.1-a (live)' },
    ]);
    expect(house.bytes()).toBe(before);
  });

  test('what is live already is not held against itself', async () => {
    const before = house.bytes();
    expect(await house.succeed('promote', 'mfe-jobs@1.0.4-a')).toContain('already live');
    await house.succeed('check', 'mfe-jobs@1.0.4-a');
    expect(house.bytes()).toBe(before);
  });
});

describe('a canary', () => {
  test('is held against everything but its own name', async () => {
    const good = house.area('mfe-jobs', { paths: ['/jobs/:id'], endpoints: ['listJobs'] });
    await house.publish(good);
    await house.succeed('promote', good, '--traffic', '20');
    const bad = await house.publish(house.area('mfe-jobs', { endpoints: ['listPlain'] }));
    const before = house.bytes();
    expect(await house.refusals('promote', bad, '--traffic', '20')).toMatchObject([
      { rule: 'names', candidate: bad, other: 'mfe-plain@1.0.3-a (live)' },
    ]);
    expect(house.bytes()).toBe(before);
  });

  test('of the shell must bear every area, and a new area both shells', async () => {
    const provides = {
      react: { version: '19.3.1', names: ['default', 'useState', 'use'] },
      '@ifj/shared-ui': { version: '0.1.0', names: ['Button', 'Card'] },
    };
    await house.release(house.shell({ provides }), '--traffic', '5');
    const eager = await house.publish(house.area('mfe-new', needs('react', '^19.0.0', 'use')));
    expect(await house.refusals('check', eager)).toMatchObject([
      { rule: 'shares', other: 'shell@1.0.1-a (live)', problem: 'react is provided without use.' },
    ]);
  });
});

describe('releases that go live together', () => {
  const provides = {
    react: { version: '20.0.0', names: ['default', 'useState'] },
    '@ifj/shared-ui': { version: '0.1.0', names: ['Button', 'Card'] },
  };
  const forReact20 = {
    ...needs('react', '^20.0.0', 'useState'),
    paths: ['/jobs/:id'],
  };

  test('are held against each other, and not against what they replace', async () => {
    const shell = await house.publish(house.shell({ provides }));
    const jobs = await house.publish(house.area('mfe-jobs', forReact20));
    const plain = await house.publish(
      house.area('mfe-plain', needs('react', '^20.0.0', 'default')),
    );
    for (const alone of [shell, jobs, plain]) {
      expect((await house.delivery('check', alone)).status).toBe(3);
    }
    await house.succeed('check', shell, jobs, plain);
    expect(await house.succeed('deploy', '--all')).toContain(`${shell} is live now.`);
  });

  test('are refused together where two of them collide', async () => {
    const one = await house.publish(house.area('mfe-one', { endpoints: ['both'] }));
    const two = await house.publish(house.area('mfe-two', { endpoints: ['both'] }));
    const before = house.bytes();
    const refusals = await house.refusals('deploy', 'mfe-one', 'mfe-two');
    expect(refusals).toMatchObject([{ rule: 'names', candidate: one, other: two }]);
    expect(house.bytes()).toBe(before);
  });

  test('into an empty store are a first release', async () => {
    rmSync(join(house.root, 'releases'), { recursive: true });
    house.shell();
    house.area('mfe-jobs', { paths: ['/jobs/list'], ...needs('react', '^19.0.0', 'useState') });
    house.area('mfe-plain');
    expect(await house.succeed('deploy', '--all')).toContain('is live now');
  });
});

test('a build from before there was a gate is told from a good one', async () => {
  const release = await house.publish(
    house.area('mfe-new', { gate: undefined } as unknown as Seed),
  );
  expect(await house.succeed('check', release)).toContain('may go live');
  const store = openStore(join(house.root, 'releases'));
  const [name = '', version = ''] = release.split('@');
  const { gate: _none, ...older } = await store.release(name, version);
  const { refusals } = await new ReleaseGate(store, () => Promise.reject(new Error())).judge(
    await store.discovery(),
    [older],
  );
  expect(refusals).toMatchObject([{ rule: 'modules' }]);
});

test('who loses a race is held against what the winner left', async () => {
  const winner = await house.publish(house.area('mfe-winner', { endpoints: ['same'] }));
  const loser = await house.publish(house.area('mfe-loser', { endpoints: ['same'] }));
  const store = openStore(join(house.root, 'releases'));
  const of = (release: string) => {
    const [name = '', version = ''] = release.split('@');
    return [{ name, version }];
  };
  let raced = false;
  const slow = new Proxy(store, {
    get(target, key: keyof ReleaseStore) {
      if (key !== 'swapDiscovery') {
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return async (...args: Parameters<ReleaseStore['swapDiscovery']>) => {
        if (!raced) {
          raced = true;
          await promote(store, of(winner));
        }
        return target.swapDiscovery(...args);
      };
    },
  });
  const gate = new ReleaseGate(store, () => Promise.reject(new Error()));
  const late = promote(slow, of(loser), {
    gate: async (document, releases) => {
      await gate.pass(document, releases);
    },
  });
  await expect(late).rejects.toThrow(GateError);
  await expect(late).rejects.toThrow(`${winner} (live)`);
  expect((await store.discovery())?.microFrontends['mfe-loser']).toBeUndefined();
});
