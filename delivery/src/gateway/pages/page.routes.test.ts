import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserDiscovery } from '../../contract/browser.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote, rollback } from '../../store/live.ts';
import { remoteManifest, remotePath } from '../../testing/builds.ts';
import {
  areas,
  gatewayOver,
  publishArea,
  publishProduct,
  publishShell,
} from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
let store: DiskReleaseStore;
let gateway: FastifyInstance;

beforeAll(async () => {
  store = await publishProduct(folder);
  gateway = await gatewayOver(store);
});
afterAll(() => gateway.close());

async function page(url: string, headers: Record<string, string> = {}) {
  return gateway.inject({ url, headers: { accept: 'text/html', ...headers } });
}

/** What the page's tags load, in their order, without the release's folder. */
async function tags(url: string, role?: string): Promise<string[]> {
  const { body } = await page(url, role === undefined ? {} : { cookie: `a=b; ifj_role=${role}` });
  return [...body.matchAll(/<script (async|defer)[^>]* src="\/releases\/([^"]+)"/g)].map(
    ([, when = '', address = '']) => `${when} ${address.replace('/1.0.0-a', '')}`,
  );
}

async function discovery(url = '/'): Promise<BrowserDiscovery> {
  const { body } = await page(url);
  const [, json = ''] = /id="discovery"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json) as BrowserDiscovery;
}

describe('the tags are those of the address', () => {
  const shell = 'defer shell/main.js';
  const frame = 'async shell/frame.js';

  test.each([
    ['/', ['async mfe-landing/remoteEntry.js', 'async mfe-landing/landing.js', shell]],
    ['/?utm=1', ['async mfe-landing/remoteEntry.js', 'async mfe-landing/landing.js', shell]],
    [
      '/Login/',
      [
        'async shell/form.js',
        'async shell/formik.js',
        'async mfe-auth/remoteEntry.js',
        'async mfe-auth/login.js',
        shell,
      ],
    ],
    [
      '/dashboard/create-job',
      [
        frame,
        'async shell/form.js',
        'async shell/formik.js',
        'async mfe-organization/remoteEntry.js',
        'async mfe-organization/create-job.js',
        shell,
      ],
    ],
    ['/dashboard/jobs', [frame, shell]],
    ['/dashboard', [frame, shell]],
    ['/nowhere', [shell]],
  ])('%s', async (url, expected) => {
    expect(await tags(url)).toEqual(expected);
  });

  test.each([
    ['student', 'mfe-student', 'job-list'],
    ['organization', 'mfe-organization', 'job-list'],
  ])('/dashboard/jobs as %s', async (role, name, chunk) => {
    const expected = [frame, `async ${name}/remoteEntry.js`, `async ${name}/${chunk}.js`, shell];
    expect(await tags('/dashboard/jobs', role)).toEqual(expected);
  });

  test('a role that the address is not for gets no area', async () => {
    expect(await tags('/dashboard/create-job', 'student')).toEqual([frame, shell]);
    expect(await tags('/dashboard/jobs', 'operator')).toEqual([frame, shell]);
  });

  test('a fixed segment goes before a parameter, as in the router', async () => {
    expect(await tags('/dashboard/jobs/7/apply/9', 'student')).toContain(
      'async mfe-student/apply.js',
    );
    expect(await tags('/dashboard/jobs/7', 'student')).toContain('async mfe-student/job-detail.js');
    expect(await tags('/dashboard/jobs/7/9', 'organization')).toContain(
      'async mfe-organization/job-applications.js',
    );
  });

  test('each has the integrity of its file; fonts are preloaded', async () => {
    const { body } = await page('/');
    const { files } = await store.release('mfe-landing', '1.0.0-a');
    expect(body).toContain(
      `<script async crossorigin integrity="${files['landing.js']?.integrity}" src="/releases/mfe-landing/1.0.0-a/landing.js"></script>`,
    );
    expect(body).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/releases/shell/1.0.0-a/inter.woff2">',
    );
    expect(body).toContain('<link rel="icon" href="/releases/shell/1.0.0-a/favicon.abc123.svg">');
  });
});

describe('the answer', () => {
  test('is kept by nobody and carries the policy with a nonce of its own', async () => {
    const [first, second] = [await page('/'), await page('/')];
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
    const policy = String(first.headers['content-security-policy']);
    const [, nonce = ''] = /'nonce-([^']{22,})'/.exec(policy) ?? [];
    expect(policy).toBe(
      `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ` +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
    expect(first.body).toContain(`id="discovery" nonce="${nonce}"`);
    expect(second.headers['content-security-policy']).not.toBe(policy);
    expect(first.headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/', '/releases/none', '/gateway/none', '/%zz', '/IFJ/api/%'])(
    'to %s is taken for nothing but what it says it is',
    async (url) => {
      const { headers } = await gateway.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      });
    },
  );

  test('asks for https for good where the public address is https', async () => {
    const secure = await gatewayOver(store, { PUBLIC_URL: 'https://ifj.example' });
    const { headers } = await secure.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });

  test.each([
    ['/dashboard/jobs/1', 200],
    ['/unverified-company', 200],
    ['/dashboard', 200],
    ['/nowhere', 404],
    ['/dashboard/jobs/1/2/3/4', 404],
    ['/%E0%A4%A', 400],
    ['/login%00', 404],
  ])('%s has status %i', async (url, status) => {
    expect((await page(url)).statusCode).toBe(status);
  });

  test.each([
    ['/missing.js', 'text/html'],
    ['/IFJ/other', 'text/html'],
    ['/gateway/other', 'text/html'],
    ['/login', 'application/json'],
  ])('%s for %s is no page', async (url, accept) => {
    const answer = await page(url, { accept });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('to another method than GET and HEAD is no page', async () => {
    expect((await gateway.inject({ url: '/', method: 'POST' })).statusCode).toBe(404);
    const head = await gateway.inject({ url: '/', method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('the discovery document in the page', () => {
  test('holds what the browser needs', async () => {
    const { areas: found, ...rest } = await discovery();
    expect(rest).toMatchObject({
      revision: 1,
      shell: '1.0.0-a',
      shareFiles: {
        '@ifj/shared-ui/form': {
          '/releases/shell/1.0.0-a/form.js': expect.stringMatching(/^sha384-/) as unknown,
        },
      },
    });
    expect(found.find(({ name }) => name === 'mfe-auth')).toMatchObject({
      version: '1.0.0-a',
      url: '/releases/mfe-auth/1.0.0-a/remoteEntry.js',
      paths: areas[1]?.paths,
      menu: [],
      chunks: { './session/login': { 'login.js': expect.stringMatching(/^sha384-/) as unknown } },
      shares: { './session/login': ['@ifj/shared-ui/form'] },
    });
  });

  test('costs less than 500 bytes for each area', async () => {
    const text = JSON.stringify(await discovery());
    const bytes = brotliCompressSync(text).length;
    expect(bytes / areas.length).toBeLessThan(500);
  });

  test('cannot end its element or break a script', async () => {
    const title = "</script><script>alert(1)</script><!--\u2028\u2029$&$'%nonce%";
    const evil = remoteManifest('mfe-evil', [
      remotePath('/evil', { module: './evil/evil', title }),
    ]);
    await publishArea(store, folder, evil, '1.0.0-a');
    await promote(store, [{ name: 'mfe-evil', version: '1.0.0-a' }]);
    const { body } = await page('/');
    expect(body).not.toContain('alert(1)</script>');
    expect(body).not.toMatch(/[\u2028\u2029]/);
    const found = (await discovery()).areas.find(({ name }) => name === 'mfe-evil');
    expect(found?.paths[0]?.title).toBe(title);
  });
});

describe('what is live', () => {
  test('changes with the next page load, back and forth', async () => {
    const [landing] = areas;
    if (!landing) throw new Error('no area');
    await publishArea(store, folder, landing, '1.0.0-b');
    await promote(store, [{ name: 'mfe-landing', version: '1.0.0-b' }]);
    const after = (await discovery()).areas.find(({ name }) => name === 'mfe-landing');
    expect(after).toMatchObject({
      version: '1.0.0-b',
      fallback: { version: '1.0.0-a', url: '/releases/mfe-landing/1.0.0-a/remoteEntry.js' },
    });
    await rollback(store, 'mfe-landing');
    expect(await tags('/')).toContain('async mfe-landing/landing.js');
  });

  test('stays while the store is away, and comes from the fallback if a template was changed', async () => {
    const before = await page('/login');
    renameSync(store.place, `${store.place}-away`);
    expect((await page('/login')).statusCode).toBe(200);
    renameSync(`${store.place}-away`, store.place);
    await publishShell(store, folder, '1.0.0-b');
    await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
    writeFileSync(join(store.place, 'shell/1.0.0-b/index.html'), '<html>changed</html>');
    const fresh = await gatewayOver(store);
    const after = await fresh.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('/releases/shell/1.0.0-a/main.js');
    expect(before.body).toContain('/releases/shell/1.0.0-a/main.js');
    await fresh.close();
    await rollback(store, 'shell');
  });

  test('stays when the document is damaged', async () => {
    expect((await page('/login')).statusCode).toBe(200);
    writeFileSync(join(store.place, 'discovery/live.json'), '<html>502</html>');
    rmSync(join(store.place, 'discovery/history'), { recursive: true });
    expect((await page('/login')).statusCode).toBe(200);
  });
});

test('before anything is live there is no page, and it says so', async () => {
  const empty = await gatewayOver(new DiskReleaseStore(join(folder, 'empty')));
  const answer = await empty.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect((await empty.inject('/gateway/health')).statusCode).toBe(503);
  await empty.close();
});
