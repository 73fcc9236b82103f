import { beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateFacts, remoteManifest, remotePath, writeBuild } from '../testing/builds.ts';
import { call, openHouse, type GateHouse } from '../testing/gate-house.ts';
import { expectRefusal } from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const address = '/IFJ/api/public/posts/{id}';
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
let house: GateHouse;

const answered = (fields: object = {}) =>
  call({
    ...fields,
    parameters: [id, ...((fields as { parameters?: object[] }).parameters ?? [])],
  });

beforeEach(async () => {
  house = await openHouse(folder);
});

/** Builds an area of whose page there is a document, filled from a call as the api has it. */
function build(operation: object): string {
  const root = join(house.root, 'mfe-posts');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'remote.json'), '{}');
  const document = { path: '/posts/:id', template: './posts/post', data: '/public/posts/:id' };
  const remote = remoteManifest('mfe-posts', [remotePath('/posts/:id')], { documents: [document] });
  const { name, version } = writeBuild(join(root, 'dist'), {
    ...{ name: 'mfe-posts', version: '1.0.0-a', remote },
    gate: gateFacts(remote, { expects: { paths: { [address]: { get: operation } } } }),
    contents: { 'remoteEntry.js': 'run();', 'post.html': '<p>{{data.title}}</p>' },
    documents: { '/posts/:id': 'post.html' },
  });
  house.writeApi({ [address]: { get: operation } });
  return `${name}@${version}`;
}

describe('a document is refused whose call', () => {
  test.each<[string, object, string]>([
    ['needs a session', { security: [{ session: [] }] }, 'which needs a session.'],
    [
      'needs to be asked for something',
      { parameters: [{ name: 'q', in: 'query', required: true }] },
      'which requires the query parameter q.',
    ],
    [
      'needs both',
      {
        security: [{ session: [] }],
        parameters: [{ name: 'x-key', in: 'header', required: true }],
      },
      'which needs a session and requires the header parameter x-key.',
    ],
  ])('%s', async (_, fields, words) => {
    await expectRefusal(house, build(answered(fields)), 'api', [
      `The document of /posts/:id is filled from GET ${address}, ${words}`,
      'Fill it from a call that anybody may make',
      'mfe-posts/remote.json',
    ]);
  });
});

test('a document goes live whose call anybody may make', async () => {
  const operation = answered({
    security: [{}, { session: [] }],
    parameters: [{ name: 'q', in: 'query' }],
  });
  const release = await house.publish(build(operation));
  expect(await house.succeed('promote', release)).toContain('is live since');
});

test('an api is refused that fills a live document no longer', async () => {
  await house.release(build(answered()));
  house.writeApi({ [address]: { get: answered({ security: [{ session: [] }] }) } }, 'next.json');
  const { err, status } = await house.delivery('check', 'api', 'next.json');
  expect(status).toBe(3);
  expect(err).toContain(`is filled from GET ${address}, which needs a session.`);
  expect(err).toContain('Let everybody make the call by its address alone until mfe-posts is');
});
