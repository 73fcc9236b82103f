import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { promote } from '../store/live.ts';
import { launchChromium } from '../testing/chromium.ts';
import { addFaults, faultHeaders, type Fault } from '../testing/faults.ts';
import { gatewayOver, publishShell } from '../testing/product.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const template = readFileSync(
  new URL('../../../shell/src/index.html', import.meta.url),
  'utf8',
).replaceAll('="./', '="%release%/');

let browser: Browser;
let gateway: FastifyInstance;
let address: string;
let store: DiskReleaseStore;

beforeAll(async () => {
  store = new DiskReleaseStore(join(folder, 'releases'));
  await publishShell(store, folder, '1.0.0-a', {
    'index.html': template,
    'main.js': `document.getElementById('root').textContent = 'The shell runs.';`,
  });
  await publishShell(store, folder, '1.0.0-b', {
    'index.html': template,
    'main.js': `throw new Error('out of order');`,
  });
  await promote(store, [{ name: 'shell', version: '1.0.0-a' }]);
  gateway = await gatewayOver(store);
  addFaults(gateway);
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchChromium();
}, 60_000);

afterAll(async () => {
  await browser.close();
  gateway.server.closeAllConnections();
  await gateway.close();
});

test.each<Fault>(['refused', 'missing', 'broken', 'page', 'changed', 'cut'])(
  "a shell's script that is %s leaves a text and a way on",
  async (fault) => {
    const context = await browser.newContext({
      extraHTTPHeaders: faultHeaders({ pattern: 'main\\.js', fault }),
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(address);
    await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
    await context.setExtraHTTPHeaders({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The shell runs.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(refused).toEqual([]);
    await context.close();
  },
  60_000,
);

test.each([
  ['does not arrive', { pattern: 'main\\.js', fault: 'missing' as const }, 'load', '1.0.0-a'],
  ['throws at once', null, 'render', '1.0.0-b'],
])(
  'a shell whose script %s is told of, since it cannot tell',
  async (_how, plan, kind, version) => {
    await promote(store, [{ name: 'shell', version }]);
    const context = await browser.newContext({ extraHTTPHeaders: faultHeaders(plan) });
    await context.addInitScript(`
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        body.text().then((text) => console.log(address, text));
        return send(address, body);
      };`);
    const page = await context.newPage();
    const telling = page.waitForEvent('console', (message) => message.type() === 'log');
    const answering = page.waitForResponse('**/gateway/reports');
    await page.goto(address);
    const [where = '', ...text] = (await telling).text().split(' ');
    expect(where).toBe('/gateway/reports');
    expect(JSON.parse(text.join(' '))).toEqual({
      reports: [
        { name: 'shell', version, event: 'failed', kind, message: expect.any(String) as unknown },
      ],
    });
    expect((await answering).status()).toBe(204);
    await context.close();
  },
);
