import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gatewayOver, publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
let gateway: FastifyInstance;

beforeAll(async () => {
  gateway = await gatewayOver(await publishProduct(folder));
});
afterAll(() => gateway.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { accept: 'text/html', ...headers } });

test('a page is compressed as the client wishes', async () => {
  const plain = await page('/');
  const brotli = await page('/', { 'accept-encoding': 'gzip, br' });
  const gzip = await page('/', { 'accept-encoding': 'gzip, br;q=0' });
  const length = plain.body.length;
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload)).toHaveLength(length);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toHaveLength(length);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  'has the nonce of its policy in the form of %s too, each time another',
  async (encoding, read) => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const answer = await page('/', { 'accept-encoding': encoding });
      const policy = String(answer.headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([^']{22,})'/.exec(policy) ?? [];
      const html = read(answer.rawPayload).toString();
      const found = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
      expect(new Set(found)).toEqual(new Set([nonce]));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  },
);
