import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import {
  addCounts,
  noCounts,
  type HealthWindow,
  type ReleaseCounts,
} from '../../contract/health.ts';
import { documentBody } from '../../contract/release.ts';
import type { Reports } from '../../contract/report.ts';
import { tellsGlobal } from '../../contract/tells-global.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { remoteManifest, remotePath, writeBuild } from '../../testing/builds.ts';
import { launchChromium } from '../../testing/chromium.ts';
import { addFaults, faultHeaders, type Fault } from '../../testing/faults.ts';
import { gatewayOver, publishShell } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';

const folder = temporaryFolder();
const template = readFileSync(
  new URL('../../../../shell/src/index.html', import.meta.url),
  'utf8',
).replaceAll('="./', '="%release%/');

/** Rejects as the product's shell does, a while after its script has run. */
const givesUp = `
  const bring = () => Promise.resolve().then(() => { throw new TypeError('out of order'); });
  const begin = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await bring();
  };
  begin().catch((cause) => { throw new Error('The shell does not start', { cause }); });`;

const draws = `document.getElementById('root').append('The shell runs.');`;

const mains: Record<string, string> = {
  '1.0.0-a': draws,
  '1.0.0-b': `throw new Error('out of order');`,
  '1.0.0-c': givesUp,
  '1.0.0-telling': `window.${tellsGlobal} = true; ${givesUp}`,
  '1.0.0-late': `${draws} ${givesUp}`,
  '1.0.0-slow': `setTimeout(() => { ${draws} }, 500);`,
};

let browser: Browser;
let gateway: FastifyInstance;
let address: string;
let store: DiskReleaseStore;

beforeAll(async () => {
  store = new DiskReleaseStore(join(folder, 'releases'));
  for (const [version, main] of Object.entries(mains)) {
    await publishShell(store, folder, version, { 'index.html': template, 'main.js': main });
  }
  const area = join(folder, 'area');
  writeBuild(area, {
    name: 'mfe-landing',
    version: '1.0.0-a',
    contents: {
      'remoteEntry.js': `void Promise.reject(new Error('of the area'));`,
      'home.html': `<title>Home</title>${documentBody}<h1>The document reads.</h1>`,
    },
    remote: remoteManifest('mfe-landing', [remotePath('/pages/read'), remotePath('/pages/drawn')], {
      documents: [{ path: '/pages/read', template: './pages/read' }],
    }),
    documents: { '/pages/read': 'home.html' },
  });
  await store.publish(area);
  await promote(store, [
    { name: 'shell', version: '1.0.0-a' },
    { name: 'mfe-landing', version: '1.0.0-a' },
  ]);
  gateway = await gatewayOver(store, { HEALTH_SECONDS: '1' });
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

/** What a page tells the gateway early is written to its console. */
const listenIn = `
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    body.text().then((text) => console.log(address, text));
    return send(address, body);
  };`;

interface Visit {
  page: Page;
  /** All that it has told so far. */
  told: Reports[];
  /** What the browser says of the policy. */
  complaints: string[];
  leave: () => Promise<void>;
}

/** Looks at a page of a shell. */
async function visit(
  version: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  await promote(store, [{ name: 'shell', version }]);
  const context = await browser.newContext(options);
  await context.addInitScript(listenIn);
  const page = await context.newPage();
  const told: Reports[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    const [where, ...text] = message.text().split(' ');
    if (where === '/gateway/reports') told.push(JSON.parse(text.join(' ')) as Reports);
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  await page.goto(address + path, { waitUntil: 'commit' });
  return { page, told, complaints, leave: () => context.close() };
}

const failure = (version: string, kind: string): Reports =>
  ({
    reports: [
      {
        ...{ name: 'shell', version, event: 'failed', kind },
        message: expect.any(String) as unknown,
      },
    ],
  }) as Reports;

/** What else a page would have told or shown has been told and shown. */
const settled = (): Promise<void> => wait(300);

const cannotLoad = (page: Page) =>
  page.getByRole('alert').getByText('This page could not be loaded');

const lost = faultHeaders({ pattern: 'main\\.js', fault: 'missing' });

test.each([
  ['does not arrive', lost, 'load', '1.0.0-a'],
  ['throws at once', {}, 'render', '1.0.0-b'],
  ['gives up later', {}, 'promise', '1.0.0-c'],
])(
  'a shell whose script %s is told of once, since it cannot tell, and leaves a text and a way on',
  async (_how, extraHTTPHeaders, kind, version) => {
    const { page, told, complaints, leave } = await visit(version, '/', { extraHTTPHeaders });
    await cannotLoad(page).waitFor();
    await until(() => told.length > 0);
    await settled();
    expect(told).toEqual([failure(version, kind)]);
    await page.context().setExtraHTTPHeaders({});
    await promote(store, [{ name: 'shell', version: '1.0.0-a' }]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The shell runs.').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

/** What the gateway has written of a release of the shell. */
async function counted(version: string): Promise<ReleaseCounts> {
  const sum = noCounts();
  for (const one of await store.health.list()) {
    const window = JSON.parse((await store.health.read(one)) ?? '{}') as HealthWindow;
    const counts = window.releases[`shell@${version}`];
    if (counts) addCounts(sum, counts);
  }
  return sum;
}

test('a visitor for whom the shell gives up counts as one who met a failure', async () => {
  const before = await counted('1.0.0-c');
  const { leave } = await visit('1.0.0-c', '/');
  await until(async () => (await counted('1.0.0-c')).failing > before.failing);
  const { visitors, failing, failures } = await counted('1.0.0-c');
  expect(failures).toEqual({ promise: failing });
  expect(visitors).toBe(failing);
  await leave();
});

test('a shell that tells by itself and then gives up is not told of early', async () => {
  const { page, told, leave } = await visit('1.0.0-telling', '/');
  await cannotLoad(page).waitFor();
  await settled();
  expect(told).toEqual([]);
  await leave();
});

test('what fails after the shell has drawn leaves the screen as it is', async () => {
  const { page, told, leave } = await visit('1.0.0-late', '/');
  await until(() => told.length > 0);
  await settled();
  expect(await page.getByText('The shell runs.').isVisible()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  await leave();
});

test('what an area breaks before the shell has drawn is not the failure of the shell', async () => {
  const { page, told, leave } = await visit('1.0.0-slow', '/pages/drawn');
  const rejecting = page.waitForEvent('pageerror');
  expect((await rejecting).message).toBe('of the area');
  await page.getByText('The shell runs.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(told).toEqual([]);
  await leave();
});

test.each(['1.0.0-b', '1.0.0-c'])(
  'a document stays as it is when the shell %s does not start, and that is told of',
  async (version) => {
    const { page, told, leave } = await visit(version, '/pages/read');
    await until(() => told.length > 0);
    await settled();
    expect(told).toEqual([failure(version, version === '1.0.0-b' ? 'render' : 'promise')]);
    expect(await page.getByRole('heading', { name: 'The document reads.' }).isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    await leave();
  },
);

test.each(['light', 'dark'] as const)(
  'the text of a shell that gives up can be read in %s',
  async (colorScheme) => {
    const { page, leave } = await visit('1.0.0-c', '/', { colorScheme });
    await cannotLoad(page).waitFor();
    expect(await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`)).toBe(
      colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
    );
    await leave();
  },
);
