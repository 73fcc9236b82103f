import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { BrowserDiscovery } from '../../contract/browser.ts';
import type { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { areas, gatewayOver, publishArea, publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
let store: DiskReleaseStore;
let gateway: FastifyInstance;

beforeAll(async () => {
  store = await publishProduct(folder);
  gateway = await gatewayOver(store);
});

afterAll(() => gateway.close());

const ask = (headers: Record<string, string> = {}) =>
  gateway.inject({ url: '/gateway/discovery', headers });

test('a page that is open reads what one that is loaded now is given', async () => {
  const answer = await ask();
  expect(answer.headers['cache-control']).toBe('no-store');
  const html = (await gateway.inject({ url: '/login', headers: { accept: 'text/html' } })).body;
  const [, written] = /<script type="application\/json" id="discovery"[^>]*>(.*?)<\/script>/.exec(
    html,
  ) ?? ['', ''];
  expect(answer.body).toBe(written);
  const digest = createHash('sha256').update(answer.body).digest('base64');
  expect(answer.headers['unencoded-digest']).toBe(`sha-256=:${digest}:`);
});

test('who knows the live revision gets nothing, until there is another', async () => {
  const { revision } = (await ask()).json<BrowserDiscovery>();
  const known = { 'if-none-match': `"${revision}"` };
  expect(await ask(known)).toMatchObject({ statusCode: 304, body: '' });

  const [landing] = areas;
  if (!landing) throw new Error('The product has no area');
  await publishArea(store, folder, landing, '1.0.0-b');
  await promote(store, [{ name: landing.name, version: '1.0.0-b' }]);
  const later = (await ask(known)).json<BrowserDiscovery>();
  expect(later.revision).toBe(revision + 1);
  expect(later.areas.find(({ name }) => name === landing.name)?.version).toBe('1.0.0-b');
});
