import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, test } from '@jest/globals';
import { remotePath } from '../testing/builds.ts';
import { call, menuEntry, openHouse, type GateHouse, type Seed } from '../testing/gate-house.ts';
import {
  answer,
  expectDamage,
  expectRefusal,
  expects,
  needs,
  noise,
} from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Rule } from './refusal.ts';

const folder = temporaryFolder();
let house: GateHouse;

beforeEach(async () => {
  house = await openHouse(folder);
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
        pages: [remotePath('/dashboard/new', { roles: ['student'], session: true })],
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
      ['GET /IFJ/api/jobs: answer 200.pay is not there.'],
    ],
    [
      'that sends what the api does not take',
      'api',
      expects('/IFJ/api/jobs', 'get', call({ parameters: [{ name: 'q', in: 'query' }] })),
      ['GET /IFJ/api/jobs: the query parameter q is not taken.'],
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
    await expectRefusal(house, house.area('mfe-new', seed), rule, words);
  });

  test('when a file of it changed in the store', async () => {
    const release = await house.publish(house.area('mfe-new'));
    appendFileSync(house.stored(release, 'remoteEntry.js'), ' ');
    await expectDamage(house, release, 'remoteEntry.js has another hash.');
  });

  test('when the compressed form of a file is another', async () => {
    const release = await house.publish(house.area('mfe-new'));
    writeFileSync(house.stored(release, 'remoteEntry.js.br'), 'not brotli');
    await expectDamage(house, release, 'remoteEntry.js (compressed) cannot be read to its end.');
  });

  test('when a file of it is missing in the store', async () => {
    const release = await house.publish(house.area('mfe-new'));
    rmSync(house.stored(release, 'remoteEntry.js'));
    await expectDamage(house, release, 'remoteEntry.js is missing.');
  });

  test('when its remote.json does not hold to the contract', async () => {
    const release = await house.publish(house.area('mfe-new'));
    const file = house.stored(release, 'release.json');
    const text = JSON.stringify({ name: 'mfe-new', remote: { paths: [] } });
    writeFileSync(file, text);
    await expectDamage(house, release, 'remote.team is missing');
  });

  test('when the store holds another release under its name', async () => {
    const release = await house.publish(house.area('mfe-new', { version: '2.0.0-a' }));
    const other = await house.publish(house.area('mfe-new', { version: '2.0.0-b' }));
    copyFileSync(house.stored(other, 'release.json'), house.stored(release, 'release.json'));
    await expectDamage(house, release, 'release.json says mfe-new@2.0.0-b.');
  });
});
