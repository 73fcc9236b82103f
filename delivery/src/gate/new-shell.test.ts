import { rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, test } from '@jest/globals';
import { call, openHouse, type GateHouse, type Seed } from '../testing/gate-house.ts';
import { body, expectDamage, expectRefusal, expects, noise } from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Rule } from './refusal.ts';

const folder = temporaryFolder();
let house: GateHouse;

beforeEach(async () => {
  house = await openHouse(folder);
});

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
      ['POST /IFJ/api/jobs: body.title is required, and is not always sent.'],
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
    await expectRefusal(house, house.shell(seed), rule, words);
  });

  test('when its template changed in the store', async () => {
    const release = await house.publish(house.shell());
    writeFileSync(house.stored(release, 'index.html'), '<!doctype html><p>');
    await expectDamage(house, release, 'index.html has another hash.');
  });

  test('when its main script is gone from the store', async () => {
    const release = await house.publish(house.shell());
    rmSync(house.stored(release, 'main.js'));
    await expectDamage(house, release, 'main.js is missing.');
  });
});
