import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { documentBody } from '../../contract/release.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { remoteManifest, remotePath, writeBuild } from '../../testing/builds.ts';
import { launchChromium } from '../../testing/chromium.ts';
import { addFaults, faultHeaders, type FaultPlan } from '../../testing/faults.ts';
import { gatewayOver, publishShell } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
const template = readFileSync(
  new URL('../../../../shell/src/index.html', import.meta.url),
  'utf8',
).replaceAll('="./', '="%release%/');

const main = `
  document.getElementById('document').remove();
  document.getElementById('root').textContent = 'The shell runs.';`;

let browser: Browser;
let gateway: FastifyInstance;
let address: string;

beforeAll(async () => {
  const store = new DiskReleaseStore(join(folder, 'releases'));
  await publishShell(store, folder, '1.0.0-a', { 'index.html': template, 'main.js': main });
  const area = join(folder, 'area');
  writeBuild(area, {
    name: 'mfe-landing',
    version: '1.0.0-a',
    contents: {
      'remoteEntry.js': 'window.entryHasRun = true;',
      'home.html': [
        '<title>Home</title><style nonce="{{page.nonce}}">h1{color:rgb(1,2,3)}</style>',
        `${documentBody}<h1>The document reads.</h1>`,
      ].join(''),
    },
    remote: remoteManifest('mfe-landing', [remotePath('/')], {
      documents: [{ path: '/', template: './home/home' }],
    }),
    documents: { '/': 'home.html' },
  });
  await store.publish(area);
  await promote(store, [
    { name: 'shell', version: '1.0.0-a' },
    { name: 'mfe-landing', version: '1.0.0-a' },
  ]);
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

interface Visit {
  page: Page;
  /** What the browser says of the policy. */
  complaints: string[];
  /** Settles when the shell's script could not be had. */
  lost: Promise<unknown>;
}

async function visit(plan: FaultPlan | null): Promise<Visit> {
  const page = await browser.newPage({ extraHTTPHeaders: faultHeaders(plan) });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  const lost = new Promise((resolve) => {
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('main.js')) resolve(request);
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, complaints, lost };
}

test('scripts are asked for once the document is painted, and then run', async () => {
  const { page, complaints } = await visit(null);
  await page.getByText('The shell runs.').waitFor();
  const painted = await page.evaluate<number>(
    "performance.getEntriesByName('first-paint')[0].startTime",
  );
  // A script may run before it stands in the list of what has come.
  const handle = await page.waitForFunction<number[] | null>(`(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.length < 2 ? null : scripts.map(({ startTime }) => startTime);
  })()`);
  const asked = (await handle.jsonValue()) ?? [];
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  expect(await page.evaluate('window.entryHasRun')).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
}, 60_000);

test('a document whose scripts do not come stays as it is', async () => {
  const { page, complaints, lost } = await visit({ pattern: '\\.js$', fault: 'refused' });
  const heading = page.getByRole('heading', { name: 'The document reads.' });
  await heading.waitFor();
  await lost;
  expect(await heading.isVisible()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe(
    'rgb(1, 2, 3)',
  );
  expect(complaints).toEqual([]);
  await page.close();
}, 60_000);
