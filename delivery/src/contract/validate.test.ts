import { describe, expect, test } from '@jest/globals';
import { remoteManifest, remotePath, writeArea, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ContractError, parseRelease, parseRemote, parseReports } from './validate.ts';

const jobs = remotePath('/dashboard/jobs', {
  roles: ['student'],
  session: true,
  frame: 'dashboard',
});

function problemsOf(parse: () => unknown): string[] {
  try {
    parse();
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
  return [];
}

describe('remote.json', () => {
  const valid = remoteManifest('mfe-student', [jobs, remotePath('/jobs/:id')], {
    menu: [{ path: '/dashboard/jobs', label: 'Jobs', icon: 'jobs', order: 10, roles: ['student'] }],
  });
  const problems = (value: unknown) => problemsOf(() => parseRemote(value, 'remote.json'));

  test('is given back as it is when it holds', () => {
    expect(parseRemote(valid, 'remote.json')).toBe(valid);
  });

  test('names what is missing, unknown or of another kind', () => {
    const { session: _session, ...rest } = jobs;
    expect(
      problems({
        ...valid,
        owner: 'x',
        paths: [{ ...rest, frame: 'popup', title: 4, path: 'dashboard' }],
        menu: [],
      }),
    ).toEqual([
      'owner is not a known field',
      'paths[0].session is missing',
      'paths[0].path ("dashboard") must look like this: / or segments of letters, digits, - and :parameters',
      'paths[0].frame must be one of: dashboard, plain',
      'paths[0].title must be of type string',
    ]);
  });

  test('refuses an address that two pages serve for one role', () => {
    const again = { ...jobs, path: '/Dashboard/jobs', roles: ['student', 'operator'] as const };
    expect(problems({ ...valid, paths: [jobs, again] })).toContain(
      'paths[1] (/Dashboard/jobs) is served twice for one role',
    );
    expect(problems({ ...valid, paths: [jobs, { ...jobs, roles: ['organization'] }] })).toEqual([]);
  });

  test('refuses a menu entry that leads nowhere', () => {
    const [entry] = valid.menu;
    expect(problems({ ...valid, menu: [{ ...entry, roles: ['organization'] }] })).toEqual([
      'menu[0] leads to /dashboard/jobs, which paths lacks for its roles',
    ]);
  });

  test('refuses a next page that the area does not have', () => {
    const list = { ...jobs, next: [jobs.module, './jobs/nowhere'] };
    expect(problems({ ...valid, paths: [list] })).toEqual([
      'paths[0] (/dashboard/jobs) leads on to ./jobs/nowhere, which no path names',
    ]);
    expect(problems({ ...valid, paths: [{ ...jobs, next: [jobs.module] }] })).toEqual([]);
  });

  test('refuses a document whose page is not for everybody, or whose data it cannot name', () => {
    const document = { path: '/jobs/:id', template: './jobs/job', data: '/public/jobs/:id' };
    expect(problems({ ...valid, documents: [document] })).toEqual([]);
    expect(
      problems({
        ...valid,
        documents: [
          document,
          document,
          { ...document, path: '/dashboard/jobs' },
          { path: '/nowhere', template: './jobs/job' },
        ],
      }),
    ).toEqual([
      'documents[1] (/jobs/:id) is there twice',
      'documents[2] (/dashboard/jobs) needs a path without session and roles in paths',
      'documents[2] (/dashboard/jobs) has no :id, which its data needs',
      'documents[3] (/nowhere) needs a path without session and roles in paths',
    ]);
    expect(
      problems({
        ...valid,
        documents: [{ ...document, data: 'https://x.example', template: 'x' }],
      }),
    ).toHaveLength(2);
  });

  test('refuses roles on a page that needs no session', () => {
    expect(problems({ ...valid, paths: [jobs, { ...jobs, path: '/a', session: false }] })).toEqual([
      'paths[1] (/a) has roles, so its session must be true',
      'paths[1] (/a) is in the dashboard, so its session must be true',
    ]);
  });
});

describe('release.json', () => {
  const area = writeArea(temporaryFolder(), 'mfe-a', '1.0.0-aaaaaaaaaaaa');
  const shell = writeShell(temporaryFolder(), '1.0.0-aaaaaaaaaaaa');
  const problems = (value: unknown) => problemsOf(() => parseRelease(value, 'release.json'));

  test('holds for an area and for a shell', () => {
    expect(problems(area)).toEqual([]);
    expect(problems(shell)).toEqual([]);
  });

  test('must list every file that it names', () => {
    expect(problems({ ...area, preload: { '/mfe-a/page': ['page.js'] } })).toEqual([
      'preload["/mfe-a/page"] names page.js, which is not among files',
    ]);
    expect(problems({ ...shell, entry: 'other.js' })).toEqual([
      'entry names other.js, which is not among files',
    ]);
  });

  test('has a template for each document of its remote, and no other', () => {
    const path = '/mfe-a/page';
    const remote = area.remote && {
      ...area.remote,
      documents: [{ path, template: './page/page' }],
    };
    expect(problems({ ...area, remote })).toEqual([
      `remote names a document for ${path}, which documents lacks`,
    ]);
    expect(problems({ ...area, remote, documents: { [path]: area.entry } })).toEqual([]);
    expect(problems({ ...area, documents: { [path]: 'page.html' } })).toEqual([
      `documents["${path}"] names page.html, which is not among files`,
      `documents["${path}"] is no document of remote`,
    ]);
  });

  test('takes no file name that leads out of its folder', () => {
    for (const name of ['../x.js', '/etc/passwd', 'a/../b', '.hidden', 'a//b', 'a\\b']) {
      const files = { ...area.files, [name]: { size: 1, integrity: area.files['remoteEntry.js'] } };
      expect(problems({ ...area, files })).toContain(
        `files has a name that is not allowed: "${name}"`,
      );
    }
  });

  test('is not among the files that it lists', () => {
    const files = {
      ...area.files,
      'release.json': { size: 1, integrity: 'sha384-'.padEnd(71, 'a') },
    };
    expect(problems({ ...area, files })).toEqual([
      'files has release.json, which tells of the others',
    ]);
  });

  test('belongs to the shell exactly if it has no remote', () => {
    expect(problems({ ...area, remote: null })).toContain(
      'an area needs remote; only shell has none',
    );
    expect(problems({ ...shell, remote: area.remote, name: 'shell' })).toContain(
      'the name shell belongs to the shell',
    );
  });
});

describe('reports', () => {
  const problems = (value: unknown) => problemsOf(() => parseReports(value, 'What was sent'));
  const shown = { name: 'mfe-a', version: '1.0.0-a', event: 'shown' };

  test('hold one by one', () => {
    expect(problems({ reports: [shown, { ...shown, event: 'failed' }] })).toEqual([
      'reports[1].kind is missing',
    ]);
  });

  test('that are wrong all over are looked at up to the first problem', () => {
    const reports = Array.from({ length: 10_000 }, () => ({}));
    expect(problems({ reports })).toHaveLength(1);
  });
});
