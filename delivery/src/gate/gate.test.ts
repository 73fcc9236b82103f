import { randomBytes } from 'node:crypto';
import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { promote } from '../store/live.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { remotePath } from '../testing/builds.ts';
import { call, menuEntry, openHouse, type GateHouse, type Seed } from '../testing/gate-house.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ReleaseGate } from './gate.ts';
import { GateError, type Rule } from './refusal.ts';

const folder = temporaryFolder();
let count = 0;
let house: GateHouse;

beforeEach(async () => {
  count += 1;
  house = await openHouse(join(folder, `house-${count}`));
});

/** Every command that would make it live refuses it in the same words and changes nothing. */
async function expectRefusal(release: string, rule: Rule, words: string[]): Promise<void> {
  await house.publish(release);
  const before = house.bytes();
  const [name = ''] = release.split('@');
  for (const args of [
    ['check', release],
    ['promote', release],
    ['deploy', name],
    ['deploy', '--all', '--no-build'],
  ]) {
    const { out, err, status } = await house.delivery(...args);
    expect([args[0], out, status]).toEqual([args[0], '', 3]);
    for (const word of [...words, release, 'may not go live', `, ${rule} (`, 'Way out: ']) {
      expect(err).toContain(word);
    }
  }
  const refusals = await house.refusals('check', release);
  expect(refusals.map((refusal) => refusal.rule)).toContain(rule);
  for (const refusal of refusals) {
    expect(refusal.wayOut).not.toBe('');
    expect(refusal.candidate).toBe(release);
  }
  expect(house.bytes()).toBe(before);
}

const students = { roles: ['student' as const], session: true };
const needs = (share: string, range: string, ...names: string[]) => ({
  needs: { [share]: { range, names } },
});
const expects = (path: string, method: string, operation: object) => ({
  gate: { expects: { paths: { [path]: { [method]: operation } } } },
});
/** Text that no compression makes much smaller. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
const body = (required: string[]) => ({
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', required, properties: { title: { type: 'string' } } },
      },
    },
  },
});
const answer = (properties: object, required = ['id']) => ({
  responses: {
    200: { content: { 'application/json': { schema: { type: 'object', required, properties } } } },
  },
});

describe('a new area is refused', () => {
  test.each<[string, Rule, Seed, string[]]>([
    [
      'that needs what nobody provides',
      'shares',
      needs('moment', '^2.0.0', 'utc'),
      ['moment is needed and not provided.', 'shell@1.0.1-a (live)', 'deploy shell mfe-new'],
    ],
    [
      'that needs another version',
      'shares',
      needs('react', '^18.0.0', 'useState'),
      ['react is needed in version ^18.0.0, and provided in 19.3.1.', 'shell@'],
    ],
    [
      'that needs a name which is not there',
      'shares',
      needs('@ifj/shared-ui', '^0.1.0', 'Button', 'Table'),
      ['@ifj/shared-ui is provided without Table.', 'shell@'],
    ],
    [
      'that brings a React of its own',
      'shares',
      { gate: { bundles: ['left-pad', 'react'] } },
      ['a second copy of react,', 'under which the shell provides it'],
    ],
    [
      'that serves a path of another area',
      'names',
      { paths: ['/jobs/:jobId'] },
      ['Both serve /jobs/:jobId.', 'mfe-jobs@1.0.4-a (live)'],
    ],
    [
      'that serves a path which another has for a role',
      'names',
      { paths: ['/Dashboard/Jobs'] },
      ['Both serve /Dashboard/Jobs for student.', 'mfe-jobs@'],
    ],
    [
      'that serves a path of a canary',
      'names',
      { paths: ['/plain/new'] },
      ['Both serve /plain/new.', 'mfe-plain@1.0.5-a (canary)'],
    ],
    [
      'that serves a path of the shell',
      'names',
      { pages: [remotePath('/dashboard', { module: './mfe-new/page' })] },
      ['Both serve /dashboard.', 'shell@1.0.1-a (live)'],
    ],
    [
      'that serves a path of the gateway',
      'names',
      { paths: ['/releases/mine'] },
      ['The gateway answers /releases/mine by itself.', 'the gateway'],
    ],
    [
      'that has a menu entry of another area',
      'names',
      {
        pages: [remotePath('/dashboard/new', students)],
        menu: [menuEntry('jobs', '/dashboard/new')],
      },
      ['Both have the menu entry jobs (/dashboard/new) for student.', 'mfe-jobs@'],
    ],
    [
      'that injects an endpoint of another area',
      'names',
      { endpoints: ['listJobs'] },
      ['Both inject an RTK Query endpoint named listJobs.', 'mfe-jobs@'],
    ],
    [
      'that injects an endpoint of the shell',
      'names',
      { endpoints: ['getMe'] },
      ['Both inject an RTK Query endpoint named getMe.', 'shell@'],
    ],
    [
      'that injects an endpoint of a canary',
      'names',
      { endpoints: ['listNewPlain'] },
      ['listNewPlain', '(canary)'],
    ],
    [
      'that makes a slice of another area',
      'names',
      { gate: { slices: ['jobs'] } },
      ['Both make a Redux slice named jobs.', 'mfe-jobs@'],
    ],
    [
      'that calls what the api does not have',
      'api',
      expects('/IFJ/api/none/{id}', 'post', {}),
      [
        'POST /IFJ/api/none/{id}: there is no such call.',
        'the api (',
        'Release the api that mfe-new was made for first',
      ],
    ],
    [
      'that reads what the api does not answer',
      'api',
      expects('/IFJ/api/jobs', 'get', answer({ pay: { type: 'string' } }, ['pay'])),
      ['GET /IFJ/api/jobs: answer 200.pay is gone.'],
    ],
    [
      'that sends what the api does not take',
      'api',
      expects('/IFJ/api/jobs', 'get', call({ parameters: [{ name: 'q', in: 'query' }] })),
      ['GET /IFJ/api/jobs: the query parameter q is no longer taken.'],
    ],
    [
      'without the module of a path',
      'modules',
      { gate: { modules: {} } },
      ['./mfe-new/page, the page of /mfe-new/page, is not exposed.'],
    ],
    [
      'whose page has no default export',
      'modules',
      { gate: { modules: { './mfe-new/page': { exports: ['Page'], isComponent: true } } } },
      ['has no default export, only Page.', 'export default function'],
    ],
    [
      'whose page is no component',
      'modules',
      { gate: { modules: { './mfe-new/page': { exports: ['default'], isComponent: false } } } },
      ['The default export of ./mfe-new/page, the page of /mfe-new/page, is no component.'],
    ],
    [
      'that exposes more than its pages',
      'modules',
      {
        gate: {
          modules: {
            './mfe-new/page': { exports: ['default'], isComponent: true },
            './mfe-new/api': { exports: ['get'], isComponent: true },
          },
        },
      },
      ['./mfe-new/api is exposed, and no path of remote.json names it.'],
    ],
    [
      'whose page is too large',
      'size',
      { contents: { 'remoteEntry.js': noise(60_000) } },
      ['bytes of it (brotli), and its budget is 50,000.', '"budget" in mfe-new/remote.json'],
    ],
    [
      'whose page is larger than it says',
      'size',
      {
        pageBudget: 40,
        preload: { '/mfe-new/page': ['page.js'] },
        contents: { 'page.js': noise(100) },
      },
      ['/mfe-new/page loads ', 'its budget is 40.'],
    ],
  ])('%s', async (_, rule, seed, words) => {
    await expectRefusal(house.area('mfe-new', seed), rule, words);
  });

  test('when a file of it changed in the store', async () => {
    const release = await house.publish(house.area('mfe-new'));
    appendFileSync(house.stored(release, 'remoteEntry.js'), ' ');
    await expectDamage(release, 'remoteEntry.js has another hash.');
  });

  test('when the compressed form of a file is another', async () => {
    const release = await house.publish(house.area('mfe-new'));
    writeFileSync(house.stored(release, 'remoteEntry.js.br'), 'not brotli');
    await expectDamage(release, 'remoteEntry.js (compressed) cannot be read to its end.');
  });

  test('when a file of it is missing in the store', async () => {
    const release = await house.publish(house.area('mfe-new'));
    rmSync(house.stored(release, 'remoteEntry.js'));
    await expectDamage(release, 'remoteEntry.js is missing.');
  });

  test('when its remote.json does not hold to the contract', async () => {
    const release = await house.publish(house.area('mfe-new'));
    const file = house.stored(release, 'release.json');
    const text = JSON.stringify({ name: 'mfe-new', remote: { paths: [] } });
    writeFileSync(file, text);
    await expectDamage(release, 'remote.team is missing');
  });

  test('when the store holds another release under its name', async () => {
    const release = await house.publish(house.area('mfe-new', { version: '2.0.0-a' }));
    const other = await house.publish(house.area('mfe-new', { version: '2.0.0-b' }));
    copyFileSync(house.stored(other, 'release.json'), house.stored(release, 'release.json'));
    await expectDamage(release, 'release.json says mfe-new@2.0.0-b.');
  });
});

/** What is damaged in the store is refused where it is named; `deploy` would publish it anew. */
async function expectDamage(release: string, words: string): Promise<void> {
  const before = house.bytes();
  for (const command of ['check', 'promote']) {
    const { err, status } = await house.delivery(command, release);
    expect(status).toBe(3);
    for (const word of [words, release, 'Rule 1, files', 'Way out: ']) expect(err).toContain(word);
  }
  expect(await house.refusals('promote', release)).toMatchObject([
    { rule: 'files', candidate: release, other: null },
  ]);
  expect(house.bytes()).toBe(before);
}

describe('a new shell is refused', () => {
  test.each<[string, Rule, Seed, string[]]>([
    [
      'that takes a name away from an area',
      'shares',
      {
        provides: {
          react: { version: '19.3.1', names: ['default', 'useState'] },
          '@ifj/shared-ui': { version: '0.1.0', names: ['Card'] },
        },
      },
      [
        '@ifj/shared-ui is provided without Button.',
        'mfe-jobs@1.0.4-a (live)',
        'Keep in the shell what mfe-jobs uses',
      ],
    ],
    [
      'that takes a name away from a canary',
      'shares',
      {
        provides: {
          react: { version: '19.3.1', names: ['useState'] },
          '@ifj/shared-ui': { version: '0.1.0', names: ['Button', 'Card'] },
        },
      },
      ['react is provided without default.', 'mfe-plain@1.0.5-a (canary)'],
    ],
    [
      'with another React',
      'shares',
      {
        provides: {
          react: { version: '20.0.0', names: ['default', 'useState'] },
          '@ifj/shared-ui': { version: '0.1.0', names: ['Button', 'Card'] },
        },
      },
      ['react is needed in version ^19.0.0, and provided in 20.0.0.', 'mfe-jobs@', 'mfe-plain@'],
    ],
    [
      'without a library',
      'shares',
      { provides: { react: { version: '19.3.1', names: ['default', 'useState'] } } },
      ['@ifj/shared-ui is needed and not provided.'],
    ],
    [
      'that serves a path of an area',
      'names',
      { paths: ['/jobs/:anything'] },
      ['Both serve /jobs/:id.', 'mfe-jobs@'],
    ],
    [
      'that injects an endpoint of an area',
      'names',
      { endpoints: ['listJobs'] },
      ['named listJobs.', 'mfe-jobs@'],
    ],
    [
      'that injects an endpoint of a canary',
      'names',
      { endpoints: ['listNewPlain'] },
      ['named listNewPlain.', '(canary)'],
    ],
    [
      'that makes a slice of an area',
      'names',
      { gate: { slices: ['jobs'] } },
      ['Both make a Redux slice named jobs.', 'mfe-jobs@'],
    ],
    [
      'that calls what the api does not have',
      'api',
      expects('/IFJ/api/none', 'get', {}),
      ['GET /IFJ/api/none: there is no such call.'],
    ],
    [
      'that sends less than the api demands',
      'api',
      expects('/IFJ/api/jobs', 'post', call(body([]))),
      ['POST /IFJ/api/jobs: body.title is required now, was optional.'],
    ],
    [
      'that is too large',
      'size',
      { contents: { 'main.js': noise(300_000) } },
      ['its budget is 250,000.', '`budget` in shell/webpack.config.ts'],
    ],
    ['that is larger than it says', 'size', { gate: { budget: 5 } }, ['its budget is 5.']],
  ])('%s', async (_, rule, seed, words) => {
    house.writeApi({
      '/IFJ/api/jobs': { get: call(), post: call(body(['title'])) },
      '/IFJ/api/me': { get: call() },
    });
    await expectRefusal(house.shell(seed), rule, words);
  });

  test('when its template changed in the store', async () => {
    const release = await house.publish(house.shell());
    writeFileSync(house.stored(release, 'index.html'), '<!doctype html><p>');
    await expectDamage(release, 'index.html has another hash.');
  });

  test('when its main script is gone from the store', async () => {
    const release = await house.publish(house.shell());
    rmSync(house.stored(release, 'main.js'));
    await expectDamage(release, 'main.js is missing.');
  });
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
    await house.release(next);
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
      `Worth knowing: ${release}: GET /IFJ/api/jobs: answer 200.id may be b now, which is not known yet.`,
    );
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

describe('the api', () => {
  const paths = (jobs: object, me: object = call()) => ({
    '/IFJ/api/jobs': { get: jobs },
    '/IFJ/api/me': { get: me },
  });

  test.each<[string, object, string[]]>([
    [
      'that lacks a call of an area',
      { '/IFJ/api/me': { get: call() } },
      [
        'GET /IFJ/api/jobs: there is no such call.',
        'mfe-jobs@1.0.4-a (live)',
        'until mfe-jobs is released without it',
      ],
    ],
    [
      'that moved a call',
      {
        '/IFJ/api/me': { get: call() },
        '/IFJ/api/all-jobs': { get: call({ operationId: 'listJobs' }) },
      },
      ['GET /IFJ/api/jobs: there is no such call.'],
    ],
    [
      'that answers less',
      paths(answer({ title: { type: 'string' } }, ['title'])),
      ['answer 200.id is gone.', 'mfe-jobs@'],
    ],
    [
      'that answers null',
      paths(answer({ id: { type: ['string', 'null'] } })),
      ['answer 200.id may be null now.'],
    ],
    [
      'that demands more',
      paths(call({ parameters: [{ name: 'q', in: 'query', required: true }] })),
      ['the query parameter q is required now.'],
    ],
    [
      'that demands a session',
      paths(call({ security: [{ session: [] }] })),
      ['a session is required now.'],
    ],
    [
      'that breaks a canary',
      paths(call(), answer({ id: { type: 'integer' } })),
      ['GET /IFJ/api/me: answer 200.id is integer now, was string.', 'mfe-plain@1.0.5-a (canary)'],
    ],
  ])('is refused %s', async (_, document, words) => {
    house.writeApi(document, 'next.json');
    const before = house.bytes();
    const { err, status } = await house.delivery('check', 'api', 'next.json');
    expect(status).toBe(3);
    for (const word of [...words, 'next.json', 'Rule 4, api', 'Way out: ']) {
      expect(err).toContain(word);
    }
    expect(house.bytes()).toBe(before);
  });

  test('is refused when it breaks the fallback of an area', async () => {
    await house.release(house.area('mfe-jobs', { paths: ['/jobs/:id'] }));
    house.writeApi({ '/IFJ/api/me': { get: call() } }, 'next.json');
    const { err } = await house.delivery('check', 'api', 'next.json');
    expect(err).toContain('mfe-jobs@1.0.4-a (fallback)');
    expect(err).toContain('and once more so that its fallback is too');
  });

  test('may go live with more than is asked of it', async () => {
    const more = answer({ id: { type: 'string' }, more: { type: 'string' } }, ['id', 'more']);
    house.writeApi({ ...paths(more), '/IFJ/api/new': { get: call() } }, 'next.json');
    expect(await house.succeed('check', 'api', 'next.json')).toContain('may go live');
  });

  test.each([
    [['check', 'api'], 2, 'Give one OpenAPI document'],
    [['check', 'api', 'none.json'], 1, 'none.json'],
    [['check'], 2, 'Give releases as <name>@<version>'],
    [['check', 'mfe-jobs@9.9.9'], 1, 'There is no release mfe-jobs@9.9.9. Published: 1.0.4-a.'],
  ])('asked for wrongly, says so: %j', async (args, status, words) => {
    const printed = await house.delivery(...args);
    expect(printed.status).toBe(status);
    expect(printed.err).toContain(words);
  });
});

describe('an api that cannot be asked', () => {
  test('keeps out what calls it, and says what to do', async () => {
    rmSync(join(house.root, 'openapi.json'));
    await expectRefusal(house.area('mfe-new', expects('/IFJ/api/jobs', 'get', call())), 'api', [
      'could not be read from',
      'the live api',
      'Name it with --api or API_DOCUMENT',
    ]);
  });

  test('does not matter to what calls nothing', async () => {
    rmSync(join(house.root, 'openapi.json'));
    await house.release(house.area('mfe-new'));
  });

  test('can be named', async () => {
    const release = await house.publish(
      house.area('mfe-new', expects('/IFJ/api/none', 'get', call())),
    );
    expect(await house.refusals('check', release)).toMatchObject([{ rule: 'api' }]);
    house.writeApi({ '/IFJ/api/none': { get: call() } }, 'other.json');
    await house.succeed('check', release, '--api', 'other.json');
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
        const value = target[key] as unknown;
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
