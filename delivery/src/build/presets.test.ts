import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Release } from '../contract/release.ts';
import { parseRelease } from '../contract/validate.ts';
import { integrityOf } from '../store/integrity.ts';
import { remotePath } from '../testing/builds.ts';
import {
  apiContract,
  writeAreaPackage,
  writeFiles,
  writeShellPackage,
  writeWorkspace,
} from '../testing/fixture-workspace.ts';
import { runBuild } from '../testing/loading-workspace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { builtRelease } from './changes/build-record.ts';

// A bound for a machine that has much else to do; alone the file takes a quarter of a minute.
jest.setTimeout(240_000);

const root = temporaryFolder();
const area = join(root, 'mfe-jobs');
const shell = join(root, 'shell');
const list = join(area, 'src/features/jobs/list.page.tsx');

const listPage = `
  import { lazy, useState } from 'react';
  import { Link } from 'react-router-dom';
  import { Heading } from '@ifj/shared-ui';
  import { useListJobsQuery } from '@ifj/shared-api';
  import '../../generated/operations.ts';
  const Dialog = lazy(() => import('../../confirm.tsx'));
  export default function List() {
    const [count] = useState(0);
    return <Heading>{count}{useListJobsQuery()}<Link to="/">Home</Link><Dialog /></Heading>;
  }`;

beforeAll(async () => {
  writeWorkspace(root);
  writeAreaPackage(root, 'mfe-jobs', [remotePath('/jobs/list'), remotePath('/jobs/apply')], {
    './jobs/list': listPage,
    './jobs/apply': `
      import { Form } from '@ifj/shared-ui/form';
      import * as yup from 'yup';
      export default function Apply() { return <Form key={yup.string().type} />; }`,
  });
  writeFiles(area, {
    'src/confirm.tsx': `
      import { Dialog } from '@ifj/shared-ui/dialog';
      export default function Confirm() { return <Dialog />; }`,
    'src/generated/operations.ts': `api.injectEndpoints({ endpoints: (build) => ({
      applyToJob: build.mutation({ query: () => ({ url: '/apply-job', method: 'POST' }) }) }) });`,
    'src/generated/api-contract.json': apiContract({ applyToJob: 'post /IFJ/api/apply-job' }),
  });
  writeShellPackage(
    root,
    `import { shares } from '@ifj/delivery/shares';
     import { createAreaLoader } from '@ifj/delivery/runtime';
     Object.assign(window, { shares, createAreaLoader });`,
  );
  await runBuild(shell, area);
});

function releaseOf(folder: string): Release {
  const text = readFileSync(join(folder, 'dist/release.json'), 'utf8');
  return parseRelease(JSON.parse(text), 'release.json');
}

function scriptsOf(folder: string): [file: string, text: string][] {
  const files = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  return files.map((file) => [file, readFileSync(join(folder, 'dist', file), 'utf8')]);
}

/** What a build that fails says. */
async function complaint(folder: string): Promise<string> {
  const failure = await runBuild(folder).catch((error: unknown) => error as { stderr: string });
  return typeof failure === 'string' ? 'nothing' : failure.stderr;
}

describe('the release of an area', () => {
  test('says which shared libraries it takes, and which names of them', () => {
    const { needs, needsByPath } = releaseOf(area);
    expect(needs['react']?.names).toEqual(['lazy', 'useState']);
    expect(needs['react']?.range).toMatch(/^\^19\./);
    expect(needs['@ifj/shared-ui']).toEqual({ range: '^0.1.0', names: ['Heading'] });
    expect(needs['yup']?.names).toEqual(['string']);
    expect(needs['@ifj/shared-ui/dialog']?.names).toEqual(['Dialog']);
    expect(needsByPath).toEqual({
      '/jobs/list': [
        '@ifj/shared-api',
        '@ifj/shared-ui',
        'react',
        'react-router-dom',
        'react/jsx-runtime',
      ],
      '/jobs/apply': ['@ifj/shared-ui/form', 'react/jsx-runtime', 'yup'],
    });
  });

  test('says which operations of the api it uses', () => {
    const { endpoints, operations } = releaseOf(area);
    expect(endpoints).toEqual(['applyToJob']);
    expect(operations).toEqual(['applyToJob', 'listJobs']);
  });

  test('says what the gate must know of it', () => {
    const { gate } = releaseOf(area);
    expect(Object.keys(gate?.expects.paths ?? {})).toEqual(['/IFJ/api/apply-job', '/IFJ/api/jobs']);
    expect(Object.keys(gate?.expects.components?.schemas ?? {})).toEqual(['Job']);
    expect(gate?.modules).toEqual({
      './jobs/list': { exports: ['default'], isComponent: true },
      './jobs/apply': { exports: ['default'], isComponent: true },
    });
    expect(gate?.bundles).toEqual([]);
    expect(gate?.slices).toEqual([]);
  });

  test('has one chunk for each page, and nothing of the libraries', () => {
    const { entry, preload, files } = releaseOf(area);
    expect(entry).toMatch(/^remoteEntry\.[0-9a-f]{16}\.js$/);
    expect(readFileSync(join(area, 'dist', entry), 'utf8')).not.toContain('"not("');
    expect(preload['/jobs/list']).toEqual([expect.stringMatching(/^jobs-list\./)]);
    expect(preload['/jobs/apply']).toEqual([expect.stringMatching(/^jobs-apply\./)]);
    const sizes = Object.values(files).map(({ size }) => size);
    expect(Math.max(...sizes)).toBeLessThan(8_000);
  });

  test('has globals that no other release has', () => {
    const { version } = releaseOf(area);
    for (const [, text] of scriptsOf(area)) expect(text).toContain(`mfe-jobs@${version}`);
  });
});

describe('the release of the shell', () => {
  test('says what it provides, with the router narrowed', () => {
    const { provides } = releaseOf(shell);
    expect(provides['react-router-dom']?.names).toEqual(['Link', 'useParams']);
    expect(provides['react']?.names).toEqual(expect.arrayContaining(['default', 'useState']));
    expect(provides['@ifj/shared-ui/form']).toEqual({ version: '0.1.0', names: ['Form'] });
  });

  test('keeps form libraries out of the main script, in one chunk', () => {
    const { shareFiles, entry } = releaseOf(shell);
    expect(shareFiles?.['react']).toEqual([]);
    expect(shareFiles?.['yup']).toEqual([expect.stringMatching(/^form\./)]);
    expect(shareFiles?.['@ifj/shared-ui/form']).toEqual(shareFiles?.['formik']);
    expect(shareFiles?.['@ifj/shared-ui/dialog']).toEqual([expect.stringMatching(/^dialog\./)]);
    expect(entry).toMatch(/^main\./);
  });

  test('has a template whose files carry the hash of their content', () => {
    const html = readFileSync(join(shell, 'dist', releaseOf(shell).html ?? ''), 'utf8');
    expect(html).toMatch(/href="%release%\/icon\.[0-9a-f]{16}\.svg"/);
    expect(html).toContain('<!--gateway:scripts-->');
  });
});

test.each([area, shell])('%s: files are as listed, and no placeholder is left', (folder) => {
  const { files } = releaseOf(folder);
  for (const [file, text] of scriptsOf(folder)) {
    expect(files[file]?.integrity).toBe(integrityOf(text));
    expect(text).not.toMatch(/~ifj-hash|\*integrity:/);
    expect(text).not.toMatch(/\beval\(|new Function\(/);
  }
});

test('a script that webpack loads by itself carries its integrity', () => {
  const { files, entry } = releaseOf(area);
  const late = Object.keys(files).find((file) => file.includes('confirm')) ?? '';
  const text = readFileSync(join(area, 'dist', entry), 'utf8');
  expect(text).toContain(files[late]?.integrity ?? 'nothing');
});

describe('building again', () => {
  test('does nothing while nothing changed but tests', async () => {
    writeFiles(area, { 'src/list.test.tsx': 'new' });
    const output = await runBuild(shell, area);
    expect(output).toMatch(/shell .* unchanged\nmfe-jobs .* unchanged/);
  });

  test('builds the area whose source changed and no other, to the same release for the same source', async () => {
    const { version } = releaseOf(area);
    writeFileSync(list, listPage.replace('useState(0)', 'useState(7)'));
    expect(await runBuild(shell, area)).toMatch(/shell .* unchanged\nmfe-jobs .* built/);
    expect(releaseOf(area).version).not.toBe(version);
    writeFileSync(list, listPage);
    await runBuild(area);
    expect(releaseOf(area).version).toBe(version);
  });

  test('is needed when a file of the release is gone', () => {
    const dist = join(area, 'dist');
    expect(builtRelease(dist)?.name).toBe('mfe-jobs');
    const entry = join(dist, releaseOf(area).entry);
    const content = readFileSync(entry);
    rmSync(entry);
    expect(builtRelease(dist)).toBeUndefined();
    writeFileSync(entry, content);
  });
});

describe('a build is refused, and the release before it stays,', () => {
  test.each([
    [
      'for what a page may not import',
      `import '@mui/material/Button';
       import './nowhere.ts';
       import * as all from 'formik';
       console.log(all);`,
      ['@mui/material/Button', '@ifj/shared-ui', 'nowhere.ts', 'All of formik is taken at once'],
    ],
    [
      'for what it injects and does not write out',
      'api.injectEndpoints({ endpoints: (build) => ({ ...others(build) }) });',
      ['The name of an endpoint cannot be read from the source.'],
    ],
    [
      'for an address of the api that is written by hand',
      `location.assign('/IFJ/api/me/export');`,
      ["The api's address '/IFJ/api/me/export' is written by hand."],
    ],
    [
      'for an operation of shared-api that is reached on a way that cannot be read',
      `import { operations } from '@ifj/shared-api';
       for (const endpoint of Object.values(operations.endpoints)) console.log(endpoint);`,
      ['Which operations operations.endpoints reaches cannot be read from the source.'],
    ],
    [
      'for a chunk with a name that its file cannot have',
      `const late = import(/* webpackChunkName: "jobs/late" */ '../../confirm.tsx'); console.log(late);`,
      ['A chunk may not have the name "jobs/late".'],
    ],
    ['for a syntax error', 'const = 1;', []],
  ])('%s', async (_, source, words) => {
    const { version } = releaseOf(area);
    writeFileSync(list, `${source}\n${listPage}`);
    const text = await complaint(area);
    writeFileSync(list, listPage);
    expect(text).toContain('mfe-jobs could not be built');
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain('src/features/jobs/list.page.tsx');
    expect(text).not.toMatch(/^\s+at /m);
    expect(releaseOf(area).version).toBe(version);
  });

  test('for pages that remote.json names and nobody wrote', async () => {
    const gone = writeAreaPackage(root, 'mfe-gone', [remotePath('/gone/away')], {});
    expect(await complaint(gone)).toContain('src/features/gone/away.page.tsx does not exist');
  });
});
