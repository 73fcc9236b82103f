import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentBody } from '../../contract/release.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote, rollback } from '../../store/live.ts';
import { remoteManifest, remotePath, writeBuild, writeShell } from '../../testing/builds.ts';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { gatewayOver } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
const builds = temporaryFolder();
const store = new DiskReleaseStore(folder);
const evil = '</script><script>alert(1)</script>%nonce%{{page.nonce}}<!--gateway:scripts-->';

const shellTemplate = [
  '<!doctype html><html lang="en"><head>',
  '<!--gateway:about--><title>IFJ</title><!--/gateway:about--><!--gateway:head--></head>',
  '<body><!--gateway:document--><noscript>Script, please</noscript><!--/gateway:document-->',
  '<div id="root"></div><!--gateway:scripts--></body></html>',
].join('');

const jobTemplate = [
  '<title>{{#data}}{{title}}{{/data}}{{^data}}Job{{/data}}</title>',
  '<link rel="canonical" href="{{page.address}}">',
  '{{#data.posting}}<script type="application/ld+json">{{.}}</script>{{/data.posting}}',
  '<style id="document-style" nonce="{{page.nonce}}">a{src:url(%shell%/f.woff2)}</style>',
  documentBody,
  '<main><img src="%release%/a.svg" alt="">{{#data}}<h1>{{title}}</h1>{{/data}}',
  '{{#gone}}gone: {{message}}{{/gone}}{{#missing}}missing{{/missing}}{{#failed}}failed{{/failed}}',
  '{{#signedIn}}in{{/signedIn}}{{^signedIn}}out{{/signedIn}}',
  '{{#visitor.student}} as a student{{/visitor.student}}</main>',
].join('');

const area = remoteManifest(
  'mfe-landing',
  [remotePath('/'), remotePath('/jobs/:id'), remotePath('/pages/other')],
  {
    documents: [
      { path: '/', template: './home/home' },
      { path: '/jobs/:id', template: './jobs/job', data: '/public/jobs/:id' },
    ],
  },
);

let isBroken = false;

/** What the api was asked, by address. */
const asked = new Map<string, NodeJS.Dict<string | string[]>>();

const answers: Record<string, [number, unknown]> = {
  '/IFJ/api/public/jobs/7': [200, { title: evil, posting: { title: evil } }],
  '/IFJ/api/public/jobs/a%2Fb%3Fc': [200, { title: 'Odd' }],
  '/IFJ/api/public/jobs/kept': [200, { title: 'Kept' }],
  '/IFJ/api/public/jobs/lasting': [200, { title: 'Lasting' }],
  '/IFJ/api/public/jobs/gone': [410, { message: 'Closed <yesterday>' }],
  '/IFJ/api/public/jobs/busy': [429, { message: 'Slow down' }],
  '/IFJ/api/public/jobs/broken': [500, { message: 'Reference' }],
};

const api: RequestListener = ({ url = '', headers }, response) => {
  asked.set(url, headers);
  if (isBroken) {
    response.destroy();
    return;
  }
  if (url.endsWith('/hangs')) return;
  if (url.endsWith('/kept')) response.setHeader('cache-control', 'public, max-age=60');
  if (url.endsWith('/lasting')) {
    response.setHeader('cache-control', 'public, max-age=0, stale-if-error=60');
  }
  if (url.endsWith('/html')) {
    response.end('<html>');
  } else if (/\/(robots\.txt|sitemap\.xml|sitemaps\/\d+\.xml)$/.test(url)) {
    response.setHeader('content-type', 'text/plain');
    response.end(`from the api: ${url}`);
  } else {
    const [status, body] = answers[url] ?? [404, { message: 'Not found' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
};

let running: GatewayWithApi;

async function publish(version: string, template = shellTemplate): Promise<void> {
  writeShell(join(builds, `shell-${version}`), version, { contents: { 'index.html': template } });
  await store.publish(join(builds, `shell-${version}`));
}

beforeAll(async () => {
  await publish('1.0.0-a');
  writeBuild(join(builds, 'area'), {
    name: 'mfe-landing',
    version: '1.0.0-a',
    contents: {
      'remoteEntry.js': 'entry();',
      'documents/home.html': `<title>Home</title>${documentBody}<h1>Home</h1>`,
      'documents/job.html': jobTemplate,
    },
    remote: area,
    documents: { '/': 'documents/home.html', '/jobs/:id': 'documents/job.html' },
  });
  await store.publish(join(builds, 'area'));
  await promote(store, [
    { name: 'shell', version: '1.0.0-a' },
    { name: 'mfe-landing', version: '1.0.0-a' },
  ]);
  running = await gatewayWithApi(folder, api, { PUBLIC_URL: 'https://jobs.example' });
});
afterAll(() => running.stop());

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(running.address + path, {
    headers: { accept: 'text/html', ...headers },
  });
  const html = await answer.text();
  const [, body = null] = /<div id="document">(.*?)<\/div>/s.exec(html) ?? [];
  return { status: answer.status, headers: answer.headers, html, body };
}

describe('the document of a page', () => {
  test('stands beside the place of the running page, with its own head and no noscript', async () => {
    const { status, html, body, headers } = await page('/');
    expect([status, body]).toEqual([200, '<h1>Home</h1>']);
    expect(html).toContain('<title>Home</title>');
    expect(html).not.toMatch(/<title>IFJ|noscript|gateway:|document-answer/);
    expect(html).toContain('<div id="document"><h1>Home</h1></div><div id="root"></div>');
    expect(headers.get('x-robots-tag')).toBe('all');
  });

  test('is painted before any script is asked for: no tag names one', async () => {
    const { html } = await page('/');
    expect(html).not.toMatch(/<script[^>]* src=/);
    const [, list = ''] = /id="later-scripts" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
    const files = JSON.parse(list) as { address: string; integrity: string }[];
    expect(files.map(({ address }) => address)).toEqual([
      '/releases/mfe-landing/1.0.0-a/remoteEntry.js',
      '/releases/shell/1.0.0-a/main.js',
    ]);
    for (const { integrity } of files) expect(integrity).toMatch(/^sha384-/);
    expect((await page('/pages/other')).html).toMatch(/<script async [^>]*remoteEntry\.js/);
  });

  test('is filled from the api, by an escaping that nothing leaves', async () => {
    const { status, html, body, headers } = await page('/jobs/7?utm=1');
    expect(status).toBe(200);
    expect(body).toContain('<h1>&lt;&#x2F;script&gt;');
    expect(html).not.toContain('<script>alert(1)');
    const [, policy = ''] =
      /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(html.split(`nonce="${policy}"`)).toHaveLength(html.split('nonce="').length);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ title: evil });
  });

  test('carries the answer for the running page', async () => {
    const { html } = await page('/jobs/7');
    const [, json = ''] = /id="document-answer" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      call: '/public/jobs/7',
      status: 200,
      body: { title: evil },
    });
  });

  test('names its own files, those of the live shell, and its one address', async () => {
    const { html } = await page('/JOBS/7/');
    expect(html).toContain('src="/releases/mfe-landing/1.0.0-a/a.svg"');
    expect(html).toContain('url(/releases/shell/1.0.0-a/f.woff2)');
    expect(html).toContain(
      '<link rel="canonical" href="https:&#x2F;&#x2F;jobs.example&#x2F;jobs&#x2F;7">',
    );
  });

  test('asks for exactly what the address names, and says who asks', async () => {
    const { body } = await page('/jobs/a%2Fb%3Fc', { cookie: 'ifj_role=student' });
    expect(body).toContain('<h1>Odd</h1>in as a student');
    const organization = await page('/jobs/a%2Fb%3Fc', { cookie: 'ifj_role=organization' });
    expect(organization.body).toContain('<h1>Odd</h1>in</main>');
    const headers = asked.get('/IFJ/api/public/jobs/a%2Fb%3Fc');
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(headers).not.toHaveProperty('cookie');
    expect((await page('/jobs/..%2F..%2Fme')).status).toBe(404);
    expect([...asked.keys()].every((url) => url.startsWith('/IFJ/api/public/jobs/'))).toBe(true);
  });
});

describe('the status of the page is the status of the api', () => {
  test.each([
    ['/jobs/gone', 410, 'gone: Closed &lt;yesterday&gt;'],
    ['/jobs/nowhere', 404, 'missing'],
    ['/jobs/busy', 503, 'failed'],
    ['/jobs/broken', 502, 'failed'],
    ['/jobs/html', 503, 'failed'],
    ['/jobs/hangs', 503, 'failed'],
  ])('%s: %i', async (path, status, text) => {
    const answer = await page(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(text);
    expect(answer.html).toContain('/releases/shell/1.0.0-a/main.js');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.has('retry-after')).toBe(status >= 500);
  });
});

describe('an answer that the api lets be kept', () => {
  test('is not asked for again while it is fresh', async () => {
    expect((await page('/jobs/kept')).body).toContain('Kept');
    asked.clear();
    expect((await page('/jobs/kept')).body).toContain('Kept');
    expect(asked.size).toBe(0);
    await page('/jobs/7');
    await page('/jobs/7');
    expect(asked.size).toBe(1);
  });

  test('stands in while the api is away, if it may', async () => {
    await page('/jobs/lasting');
    asked.clear();
    await page('/jobs/lasting');
    expect(asked.size).toBe(1);
    isBroken = true;
    const [lasting, other] = [await page('/jobs/lasting'), await page('/jobs/7')];
    isBroken = false;
    expect([lasting.status, other.status]).toEqual([200, 503]);
    expect(lasting.body).toContain('Lasting');
  });
});

describe('search engines', () => {
  test.each(['/pages/other', '/nowhere', '/IFJ/api/jobs', '/favicon.ico'])(
    'do not keep %s',
    async (path) => {
      expect((await page(path)).headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/2.xml'])(
    'get %s from the api',
    async (path) => {
      expect((await page(path)).html).toBe(`from the api: /IFJ/api${path}`);
    },
  );
});

describe('a page goes without its document', () => {
  test('where the shell has no place for it', async () => {
    await publish('1.0.0-b', shellTemplate.replaceAll(/<!--\/?gateway:(about|document)-->/g, ''));
    await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
    const { status, html, body, headers } = await page('/');
    expect([status, body]).toEqual([200, null]);
    expect(html).toContain('Script, please');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    await promote(store, [{ name: 'shell', version: '1.0.0-a' }]);
  });

  test('where its template was changed after the release', async () => {
    const file = join(store.place, 'mfe-landing/1.0.0-a/documents/home.html');
    writeFileSync(file, `<title>x</title>${documentBody}changed`);
    const fresh = await gatewayOver(store);
    const { body: html } = await fresh.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(html).toContain('Script, please');
    expect(html).not.toContain('changed');
    await fresh.close();
  });
});

test('a canary’s document is for the visitors who get its release', async () => {
  const version = '1.0.0-canary';
  writeBuild(join(builds, 'canary'), {
    name: 'mfe-landing',
    version,
    contents: {
      'remoteEntry.js': 'entry(2);',
      'documents/home.html': `<title>Home</title>${documentBody}<h1>New home</h1>`,
      'documents/job.html': jobTemplate,
    },
    remote: area,
    documents: { '/': 'documents/home.html', '/jobs/:id': 'documents/job.html' },
  });
  await store.publish(join(builds, 'canary'));
  await promote(store, [{ name: 'mfe-landing', version }], { traffic: 50 });
  const seen = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const headers = { cookie: `ifj_visitor=${number}` };
    const { body } = await running.gateway.inject({ url: '/', headers });
    const isLucky = body.includes(`/releases/mfe-landing/${version}/remoteEntry.js`);
    expect(body.includes('<h1>New home</h1>')).toBe(isLucky);
    seen.add(String(isLucky));
  }
  expect([...seen].sort()).toEqual(['false', 'true']);
  await rollback(store, 'mfe-landing');
});
