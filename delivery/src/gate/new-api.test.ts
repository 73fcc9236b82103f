import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { call, openHouse, type GateHouse } from '../testing/gate-house.ts';
import { answer, expectRefusal, expects } from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let house: GateHouse;

beforeEach(async () => {
  house = await openHouse(folder);
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
      ['answer 200.id is not there.', 'mfe-jobs@'],
    ],
    [
      'that answers null',
      paths(answer({ id: { type: ['string', 'null'] } })),
      ['answer 200.id may be null, which is not expected.'],
    ],
    [
      'that demands more',
      paths(call({ parameters: [{ name: 'q', in: 'query', required: true }] })),
      ['the query parameter q is required, and is not always sent.'],
    ],
    [
      'that demands a session',
      paths(call({ security: [{ session: [] }] })),
      ['a session is required, which is not expected.'],
    ],
    [
      'that breaks a canary',
      paths(call(), answer({ id: { type: 'integer' } })),
      [
        'GET /IFJ/api/me: answer 200.id is integer, and string is expected.',
        'mfe-plain@1.0.5-a (canary)',
      ],
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
    await expectRefusal(
      house,
      house.area('mfe-new', expects('/IFJ/api/jobs', 'get', call())),
      'api',
      ['could not be read from', 'the live api', 'Name it with --api or API_DOCUMENT'],
    );
  });

  test('does not matter to what calls nothing', async () => {
    rmSync(join(house.root, 'openapi.json'));
    const release = await house.release(house.area('mfe-new'));
    expect(await house.succeed('promote', release)).toContain('is already live');
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
