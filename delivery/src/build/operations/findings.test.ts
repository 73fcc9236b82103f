import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, jest, test } from '@jest/globals';
import type { Release } from '../../contract/release.ts';
import { parseRelease } from '../../contract/validate.ts';
import { ReleaseGate } from '../../gate/gate.ts';
import type { LiveApi } from '../../gate/live-api.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { remotePath } from '../../testing/builds.ts';
import {
  apiContract,
  writeAreaPackage,
  writeFiles,
  writeShellPackage,
  writeWorkspace,
} from '../../testing/fixture-workspace.ts';
import { runBuild } from '../../testing/loading-workspace.ts';
import { noise } from '../../testing/gate-seeds.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

// A bound for a machine that has much else to do.
jest.setTimeout(240_000);

const root = temporaryFolder();
const withJobsAlone: LiveApi = {
  place: 'the api',
  document: JSON.parse(apiContract({ listJobs: 'get /IFJ/api/jobs' })) as LiveApi['document'],
};
let area: Release;
let gate: ReleaseGate;
let store: DiskReleaseStore;

function releaseIn(folder: string): Release {
  const text = readFileSync(join(folder, 'dist/release.json'), 'utf8');
  return parseRelease(JSON.parse(text), 'release.json');
}

beforeAll(async () => {
  writeWorkspace(root);
  const folder = writeAreaPackage(
    root,
    'mfe-odd',
    [remotePath('/odd/page'), remotePath('/odd/plain'), remotePath('/odd/text')],
    {
      './odd/page': `
        import { createElement, lazy, Suspense as Wait } from 'react';
        import * as Router from 'react-router-dom';
        import { words } from 'left-words';
        import { version } from '../../../../node_modules/react/index.js';
        import '../../by-hand.ts';
        import { oddFileAddress } from '../../generated/addresses.ts';
        import photo from '../../photo.webp';
        const Confirm = lazy(async () => {
          const { Dialog } = await import('@ifj/shared-ui/dialog');
          return { default: Dialog };
        });
        export default function Page() {
          return createElement(Router.Link, { to: '/' }, <Wait>{words}{version}{oddFileAddress()}<img src={photo} /><Confirm /></Wait>);
        }`,
      './odd/plain': `export const Plain = () => null;`,
      './odd/text': `const text = 'Nothing to draw'; export default text;`,
    },
  );
  writeFiles(root, {
    'node_modules/left-words/package.json': JSON.stringify({
      name: 'left-words',
      main: 'index.js',
    }),
    'node_modules/left-words/index.js': `exports.words = 'left';`,
    'mfe-odd/src/generated/api-contract.json': apiContract({
      oddFile: 'get /IFJ/api/odd/files/{id}',
      neverOpened: 'get /IFJ/api/odd/never',
    }),
    'mfe-odd/src/generated/addresses.ts': `
      import { operationAddress } from '@ifj/shared-api';
      export const oddFileAddress = (id) => operationAddress(\`/odd/files/\${encodeURIComponent(id)}\`);`,
    'mfe-odd/src/photo.webp': noise(60_000),
    'mfe-odd/src/slices.ts': `export const createSlice = (options: object) => options;`,
    'mfe-odd/src/by-hand.ts': `
      import { operations, operationsOf, useOwnAccount } from '@ifj/shared-api';
      import { createSlice as slice } from './slices.ts';
      Object.assign(window, slice({ name: 'odd' }), { useOwnAccount });
      operations.endpoints.logout.initiate();
      operations.util.updateQueryData('listJobs', {});
      const own = operationsOf('mfe-odd', {});
      own.injectEndpoints({
        endpoints: (build) => ({
          listAgain: build.query({ query: () => '/jobs' }),
          moveOdd: build.mutation({
            query: ({ id, to }) => ({ url: \`/odd/\${id}/\${to}\`, method: 'PATCH' }),
          }),
        }),
      });`,
  });
  const shell = writeShellPackage(
    root,
    `import { shares } from '@ifj/delivery/shares';
     import { createSlice } from '@reduxjs/toolkit';
     Object.assign(window, { shares }, createSlice({ name: 'frame', initialState: 0, reducers: {} }));
     const api = { injectEndpoints: (options) => options };
     api.injectEndpoints({ endpoints: (build) => ({ listJobs: build.query({ query: () => '/jobs' }) }) });`,
  );
  writeFiles(root, {
    'node_modules/@reduxjs/toolkit/package.json': JSON.stringify({
      name: '@reduxjs/toolkit',
      type: 'module',
      main: 'index.js',
    }),
    'node_modules/@reduxjs/toolkit/index.js': `export const createSlice = (options) => options;`,
  });
  await runBuild(shell, folder);
  area = releaseIn(folder);
  store = new DiskReleaseStore(join(root, 'releases'));
  await store.publish(join(shell, 'dist'));
  await store.publish(join(folder, 'dist'));
  const { version } = releaseIn(shell);
  await promote(store, [{ name: 'shell', version }]);
  gate = new ReleaseGate(store, () => Promise.resolve(withJobsAlone));
});

test('names are found, however they are imported', () => {
  expect(area.needs['react']?.names).toEqual(['Suspense', 'createElement', 'lazy']);
  expect(area.needs['react-router-dom']?.names).toEqual(['Link']);
  expect(area.needs['@ifj/shared-ui/dialog']?.names).toEqual(['Dialog']);
  expect(area.needs['@ifj/shared-api']?.names).toEqual([
    ...['operationAddress', 'operations', 'operations.endpoints.listJobs'],
    ...['operations.endpoints.logout', 'operationsOf', 'useOwnAccount'],
  ]);
});

test('endpoints and slices are found where they are written by hand', async () => {
  expect(area.endpoints).toEqual(['listAgain', 'moveOdd']);
  expect(area.gate?.slices).toEqual(['odd']);
  const shell = await store.release('shell', (await store.versions('shell'))[0] ?? '');
  expect(shell.gate?.slices).toEqual(['frame']);
});

test('calls are described as they were when they were generated, or by their address', () => {
  expect(area.operations).toEqual(['exportMe', 'listJobs', 'logout', 'oddFile']);
  expect(area.gate?.expects.paths).toMatchObject({
    '/IFJ/api/jobs': { get: { operationId: 'listJobs' } },
    '/IFJ/api/logout': { post: { operationId: 'logout' } },
    '/IFJ/api/me/export': { get: { operationId: 'exportMe' } },
    '/IFJ/api/odd/files/{id}': { get: { operationId: 'oddFile' } },
    '/IFJ/api/odd/{value1}/{value2}': { patch: {} },
  });
});

test('pages and copies of libraries are found as they are', () => {
  expect(area.gate?.modules).toEqual({
    './odd/page': { exports: ['default'], isComponent: true },
    './odd/plain': { exports: ['Plain'], isComponent: true },
    './odd/text': { exports: ['default'], isComponent: false },
  });
  expect(area.gate?.bundles).toEqual(['left-words', 'react']);
});

test('the gate reads all of it', async () => {
  const { refusals } = await gate.judge(await store.discovery(), [area]);
  expect(refusals.map(({ rule, problem }) => [rule, problem])).toEqual([
    ['shares', 'Its scripts hold a second copy of react, of which a page may have one only.'],
    [
      'modules',
      './odd/plain, the page of /odd/plain, has no default export, only Plain.\n' +
        'The default export of ./odd/text, the page of /odd/text, is no component.',
    ],
    [
      'size',
      expect.stringMatching(/^\/odd\/page loads .* of which pictures and fonts have 80,000, /),
    ],
    ['shares', '@ifj/shared-api is provided without operations.endpoints.logout.'],
    [
      'api',
      'POST /IFJ/api/logout: there is no such call.\n' +
        'GET /IFJ/api/me/export: there is no such call.\n' +
        'GET /IFJ/api/odd/files/{id}: there is no such call.\n' +
        'PATCH /IFJ/api/odd/{value1}/{value2}: there is no such call.',
    ],
  ]);
});

test('an api without an operation that is opened by its address is refused', async () => {
  const { refusals } = await gate.judgeApi(await store.discovery(), withJobsAlone);
  expect(refusals).toMatchObject([
    {
      ...{ rule: 'api', candidate: 'the api', other: expect.stringMatching(/^shell@.* \(live\)$/) },
      problem: 'GET /IFJ/api/me/export: there is no such call.',
    },
  ]);
});

test('what only the gate reads is not carried along in the discovery document', async () => {
  const text = JSON.stringify(await store.discovery());
  expect(text).toContain('"provides"');
  expect(text).not.toContain('"gate"');
});
