import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { gatewayOver, publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
const main = '/releases/shell/1.0.0-a/main.js';
let store: DiskReleaseStore;
let gateway: FastifyInstance;

beforeAll(async () => {
  store = await publishProduct(folder);
  gateway = await gatewayOver(store);
});
afterAll(() => gateway.close());

describe('a file of a release', () => {
  test('may be kept for ever, by every origin', async () => {
    const answer = await gateway.inject(main);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  test('comes in the brotli form made when it was published', async () => {
    const plain = await gateway.inject(main);
    const answer = await gateway.inject({ url: main, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.etag).not.toBe(plain.headers.etag);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(brotliDecompressSync(answer.rawPayload)).toEqual(plain.rawPayload);
  });

  test('is not sent again to one who has it', async () => {
    const etag = String((await gateway.inject(main)).headers.etag);
    const headers = { 'if-none-match': `"other", ${etag}` };
    const answer = await gateway.inject({ url: main, headers });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test.each([
    ['accept-encoding', ';'],
    ['if-none-match', ','],
  ])('comes at once whatever %s says', async (name, mark) => {
    for (const part of [' ', mark, ` ${mark}`, '0', '"']) {
      const headers = { [name]: `a${part.repeat(200_000)}a` };
      const start = performance.now();
      expect((await gateway.inject({ url: main, headers })).statusCode).toBe(200);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });

  test('answers HEAD without a body', async () => {
    const answer = await gateway.inject({ url: main, method: 'HEAD' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  });

  test('has the type of its name', async () => {
    const type = async (file: string) =>
      (await gateway.inject(`/releases/shell/1.0.0-a/${file}`)).headers['content-type'];
    expect(await type('inter.woff2')).toBe('font/woff2');
    expect(await type('favicon.abc123.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(await type('licence.txt')).toBe('text/plain; charset=utf-8');
  });

  test('that is gone from the store is 404, and served again once it is back', async () => {
    const path = join(store.place, 'mfe-student/1.0.0-a/remoteEntry.js');
    const url = '/releases/mfe-student/1.0.0-a/remoteEntry.js';
    renameSync(path, `${path}.away`);
    const gone = await gateway.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    renameSync(`${path}.away`, path);
    expect((await gateway.inject(url)).statusCode).toBe(200);
  });
});

test.each([
  '/releases/shell/1.0.0-a/../../discovery/live.json',
  '/releases/shell/1.0.0-a/..%2f..%2fdiscovery%2flive.json',
  '/releases/shell/1.0.0-a/%2e%2e/%2e%2e/discovery/live.json',
  '/releases/shell/1.0.0-a/..\\..\\discovery\\live.json',
  '/releases/shell/../discovery/live.json',
  '/releases/%2e%2e/discovery/live.json',
  '/releases/shell/%2e%2e%2f%2e%2e/etc/passwd',
  '/releases/shell/1.0.0-a//etc/passwd',
  '/releases/shell/1.0.0-a/main.js%00',
  '/releases/shell/1.0.0-a/main.js.br',
  '/releases/shell/1.0.0-a/release.json',
  '/releases/shell/1.0.0-a/constructor',
  '/releases/shell/1.0.0-a/',
  '/releases/shell/9.9.9/main.js',
  '/releases/discovery/history/1.json',
])('%s is not served', async (url) => {
  const answer = await gateway.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('the customary files come from the live shell', async () => {
  const icon = await gateway.inject('/favicon.svg');
  expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(icon.headers['cache-control']).toBe('no-cache');
  expect((await gateway.inject('/favicon.ico')).statusCode).toBe(404);
  expect((await gateway.inject('/manifest.webmanifest')).statusCode).toBe(404);
});

test('health tells the live revision', async () => {
  const answer = await gateway.inject('/gateway/health');
  expect(answer.json()).toEqual({ status: 'ok', revision: 1 });
});
