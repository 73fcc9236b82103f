import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Release } from '../../contract/release.ts';
import { parseRelease } from '../../contract/validate.ts';
import { remotePath } from '../../testing/builds.ts';
import { writeAreaPackage, writeFiles, writeWorkspace } from '../../testing/fixture-workspace.ts';
import { runBuild } from '../../testing/loading-workspace.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { documentTemplate } from './document-markup.ts';

// A bound for a machine that has much else to do.
jest.setTimeout(240_000);

const root = temporaryFolder();
const area = join(root, 'mfe-jobs');
const file = join(area, 'src/features/jobs/job.document.tsx');

const source = `
  import { Heading } from '@ifj/shared-ui';
  import picture from '../../picture.svg';
  export const head = {
    title: '{{#data}}{{title}}{{/data}}{{^data}}Job{{/data}}',
    description: 'A "good" job',
    structured: 'data.posting',
  };
  export default function Job() {
    return <>
      <img src={picture} alt="" />
      {'{{#data}}'}<Heading>{'{{title}}'}</Heading>{'{{/data}}'}{'{{#failed}}'}Away{'{{/failed}}'}
    </>;
  }`;

beforeAll(async () => {
  writeWorkspace(root);
  writeAreaPackage(
    root,
    'mfe-jobs',
    [remotePath('/jobs/:id', { module: './jobs/job' })],
    {
      './jobs/job': `
        import picture from '../../picture.svg';
        export default function Job() { return <img src={picture} alt="" />; }`,
    },
    [{ path: '/jobs/:id', template: './jobs/job', data: '/public/jobs/:id' }],
  );
  writeFiles(area, {
    'src/features/jobs/job.document.tsx': source,
    'src/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  await runBuild(area);
});

function release(): Release {
  const text = readFileSync(join(area, 'dist/release.json'), 'utf8');
  return parseRelease(JSON.parse(text), 'release.json');
}

async function complaint(changed: string): Promise<string> {
  writeFileSync(file, changed);
  const failure = await runBuild(area).catch((error: unknown) => error as { stderr: string });
  writeFileSync(file, source);
  return typeof failure === 'string' ? 'nothing' : failure.stderr;
}

describe('the release of an area with a document', () => {
  test('holds its template, drawn from the components of the area', () => {
    const { documents = {}, files } = release();
    const name = documents['/jobs/:id'] ?? '';
    expect(name).toMatch(/^documents\/jobs-job\.[0-9a-f]{16}\.html$/);
    expect(files).toHaveProperty([name]);
    const template = readFileSync(join(area, 'dist', name), 'utf8');
    expect(template).toContain('{{#data}}<h1>{{title}}</h1>{{/data}}{{#failed}}Away{{/failed}}');
    expect(template).toContain('<title>{{#data}}{{title}}{{/data}}{{^data}}Job{{/data}}</title>');
    expect(template).toContain('content="A &quot;good&quot; job"');
    expect(template).toContain('<link rel="canonical" href="{{page.address}}">');
    expect(template).toContain(
      '{{#data.posting}}<script type="application/ld+json">{{.}}</script>{{/data.posting}}',
    );
  });

  test('names its own files, and those of the shared packages as the shell has them', () => {
    const { documents = {}, files } = release();
    const template = readFileSync(join(area, 'dist', documents['/jobs/:id'] ?? ''), 'utf8');
    const [, picture = ''] = /src="%release%\/([^"]+)"/.exec(template) ?? [];
    expect(picture).toMatch(/^picture\.[0-9a-f]{16}\.svg$/);
    expect(files).toHaveProperty([picture]);
    const [letters = ''] = /%shell%\/letters\.[0-9a-f]{16}\.woff2/.exec(template) ?? [];
    expect(template).toContain(`url(${letters})`);
    expect(template).toContain(
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${letters}">`,
    );
  });

  test('is another one when the shared packages draw it otherwise', async () => {
    const { version } = release();
    const shared = join(root, 'node_modules/@ifj/shared-ui/src/index.tsx');
    const before = readFileSync(shared, 'utf8');
    writeFileSync(shared, before.replaceAll('h1', 'h2'));
    await runBuild(area);
    expect(release().version).not.toBe(version);
    writeFileSync(shared, before);
    await runBuild(area);
    expect(release().version).toBe(version);
  });

  test('is refused when the document cannot be drawn, and says which', async () => {
    const text = await complaint(
      source
        .replace('<Heading>', '<Heading style={{ color: "red" }}>')
        .replace('<img', '<img style={{ width: 1 }}'),
    );
    expect(text).toContain('job.document.tsx has a style attribute');
    expect(
      await complaint(source.replace('return <>', 'throw new Error("no job"); return <>')),
    ).toContain('no job');
  });

  test('is refused for a document that nobody wrote', async () => {
    const gone = writeAreaPackage(
      root,
      'mfe-gone',
      [remotePath('/gone', { module: './jobs/job' })],
      { './jobs/job': 'export default function Job() { return null; }' },
      [{ path: '/gone', template: './gone/away' }],
    );
    const failure = await runBuild(gone).catch((error: unknown) => (error as Error).message);
    expect(failure).toContain('src/features/gone/away.document.tsx does not exist');
  });
});

describe('a document is refused', () => {
  const head = { title: 'Job', description: 'A job' };
  const of =
    (body: string, hasData = false, css = '') =>
    () =>
      documentTemplate({ head, css, body }, hasData);

  test.each([
    ['<p style="color:red">', 'a style attribute'],
    ['<p onclick="go()">', 'a script attribute'],
    ['<script>go()</script>', 'a script;'],
    ['<script src="/x.js"></script>', 'a script;'],
    ['<a href="{{data.address}}">', 'begins with a placeholder'],
    ['<p>{{{data.text}}}</p>', 'is not allowed'],
    ['{{#data}}<p>', 'Unclosed section'],
  ])('for %s', (body, problem) => {
    expect(of(body)).toThrow(problem);
  });

  test('when it does not say what it shows when the api fails', () => {
    expect(of('{{#data}}{{/data}}', true)).toThrow('{{#failed}}');
    expect(of('{{#data}}{{/data}}{{#failed}}Away{{/failed}}', true)).not.toThrow();
  });

  test('without a title or a description', () => {
    expect(() =>
      documentTemplate({ head: { ...head, title: ' ' }, css: '', body: '' }, false),
    ).toThrow('has no title');
  });

  test('for styles that end their element', () => {
    expect(of('', false, '</style><script>')).toThrow('end their element');
  });

  test('not for text that only looks so, nor for an address of its own', () => {
    expect(of('<p>on="x" style=&quot;a&quot;</p><a href="{{page.address}}">')).not.toThrow();
    expect(of('<a href="/jobs/{{data.id}}">')).not.toThrow();
  });
});
