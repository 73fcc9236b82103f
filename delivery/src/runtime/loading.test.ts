import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildGateway } from '../gateway/app.ts';
import { readConfig } from '../gateway/config.ts';
import { promote, rollback } from '../store/live.ts';
import { launchChromium } from '../testing/chromium.ts';
import { addFaults, faultHeaders, slowHeaders, type Fault } from '../testing/faults.ts';
import { arrivalFaults } from '../testing/arrival-faults.ts';
import { FaultyStore } from '../testing/faulty-store.ts';
import { writeWorkspace } from '../testing/fixture-workspace.ts';
import { failures, heading, inPage } from '../testing/loading-page.ts';
import { releaseTwice } from '../testing/loading-workspace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// Bounds for a machine that has much else to do; alone the file takes half a minute.
jest.setTimeout(240_000);

const root = temporaryFolder();
let browser: Browser;
let origin: string;
let store: FaultyStore;
let first: string;
let second: string;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  writeWorkspace(root);
  store = new FaultyStore(`${root}/releases`);
  [first, second] = await releaseTwice(root, store);
  const config = readConfig({
    API_URL: 'http://127.0.0.1:9',
    RELEASES_URL: root,
    LOG_LEVEL: 'silent',
  });
  const gateway = await buildGateway(config, store);
  addFaults(gateway);
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => {
    gateway.server.closeAllConnections();
    return gateway.close();
  });
  browser = await launchChromium();
  closers.unshift(() => browser.close());
});

afterAll(async () => {
  for (const close of closers) await close();
});

/** A browser that never was here, on the page that an address leads to. */
async function visit(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(origin + path, { waitUntil: 'commit' });
  return { page, context, errors };
}

test('a page comes with one request for each of its files', async () => {
  const { page, errors } = await visit('/jobs/apply');
  expect(await heading(page)).toBe('second apply');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\/([^./]+)\..*$/, '$1')),
  );
  expect(scripts.filter((name) => name !== 'icon').sort()).toEqual([
    'form',
    'jobs-apply',
    'main',
    'remoteEntry',
  ]);
  expect(errors).toEqual([]);
  expect(await failures(page)).toEqual([]);
});

test('areas run on the one React and the one router of the shell', async () => {
  const { page } = await visit('/jobs/list');
  await page.getByRole('button').click();
  expect(await page.getByRole('button').textContent()).toBe('2');
  expect(await page.getByRole('link').getAttribute('href')).toBe('/jobs/apply');
  const isOne = await page.evaluate(() => {
    const { React, areaUseState } = window as unknown as Record<string, { useState: unknown }>;
    return React?.useState === areaUseState;
  });
  expect(isOne).toBe(true);
});

/** The names of the files that a page asks for from now on. */
function filesAsked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => names.push(request.url().replace(/^.*\/([^./]+)\..*$/, '$1')));
  return names;
}

test('another page of the area loads its own chunk and nothing twice', async () => {
  const { page } = await visit('/jobs/list');
  await heading(page);
  const asked = filesAsked(page);
  await inPage(page, (loader) => loader.load('mfe-jobs', './jobs/apply'));
  expect(asked.sort()).toEqual(['form', 'jobs-apply']);
});

test('a page that was fetched ahead of time asks for nothing when it is loaded', async () => {
  const { page } = await visit('/jobs/list');
  await heading(page);
  const asked = filesAsked(page);
  const arrivals = ['form', 'jobs-apply'].map((file) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/${file}.`)),
  );
  await inPage(page, (loader) => loader.preload('mfe-jobs', './jobs/apply'));
  await Promise.all(arrivals);
  await inPage(page, (loader) => loader.load('mfe-jobs', './jobs/apply'));
  expect(asked.sort()).toEqual(['form', 'jobs-apply']);
});

/** Every fault of every file in the long suite, else one of each. */
const isLong = Boolean(process.env['LONG']);
const kinds: Fault[] = ['refused', 'missing', 'broken', 'hang', 'page', 'changed', 'cut'];
const cells = Object.entries({ entry: 'remoteEntry', chunk: 'jobs-list' })
  .flatMap(([stage, file]) => kinds.map((fault) => ({ stage, file, fault })))
  .filter(({ stage, fault }) => isLong || fault === 'hang' || (stage === 'entry') === fault < 'i');

/** A few at a time, so that waiting for one does not hold up the others. */
async function inEveryCell(
  visitCell: (cell: (typeof cells)[number]) => Promise<void>,
): Promise<void> {
  const rest = [...cells];
  const lane = async (): Promise<void> => {
    for (let cell = rest.shift(); cell; cell = rest.shift()) await visitCell(cell);
  };
  await Promise.all([lane(), lane(), lane()]);
}

test('a file of the live release does not arrive: its predecessor runs', () =>
  inEveryCell(async ({ stage, file, fault }) => {
    const headers = faultHeaders({ pattern: `${second}/${file}`, fault });
    const { page, context } = await visit('/jobs/list', headers);
    expect([fault, await heading(page)]).toEqual([fault, 'first list']);
    expect(await failures(page)).toContain(`${stage} ${second}`);
    await context.close();
  }));

test('a file of no release arrives: a panel, and a way back without a reload', () =>
  inEveryCell(async ({ stage, file, fault }) => {
    const headers = faultHeaders({ pattern: `mfe-jobs/.*/${file}`, fault });
    const { page, context } = await visit('/jobs/list', headers);
    const panel = page.getByRole('alert');
    await panel.waitFor({ timeout: 40_000 });
    expect([fault, await panel.textContent()]).toEqual([fault, `${stage} ${first} Try again`]);
    expect(await page.getByRole('navigation').textContent()).toBe('Frame');

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await context.setExtraHTTPHeaders({});
    await page.getByRole('button', { name: 'Try again' }).click();
    expect([fault, await heading(page)]).toEqual([fault, 'second list']);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await context.close();
  }));

test('a module that throws while it is run: its predecessor runs', async () => {
  const { page } = await visit('/jobs/crash');
  expect(await heading(page)).toBe('first crash');
  expect(await failures(page)).toEqual([`chunk ${second}`, `chunk ${second}`]);
});

test('a module that never comes to its end: its predecessor runs', async () => {
  const { page } = await visit('/jobs/never');
  expect(await heading(page)).toBe('first never');
  expect(await failures(page)).toContain(`chunk ${second}`);
});

test('a file that goes on arriving is waited for', async () => {
  const start = Date.now();
  const { page } = await visit('/jobs/list', slowHeaders(`${second}/jobs-list`, 300));
  expect(await heading(page)).toBe('second list');
  expect(Date.now() - start).toBeGreaterThan(20 * 300);
});

const part = 'mfe-jobs/.*/src_part';

/** Opens what the page loads only then, and says what came of it. */
async function openPart(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('no part').waitFor({ state: 'detached', timeout: 40_000 });
  return page.locator('p').textContent();
}

test('a part of a page that is loaded later comes by the same rules', async () => {
  const lanes = kinds.map(async (fault) => {
    const { page, context } = await visit('/jobs/withdraw', faultHeaders({ pattern: part, fault }));
    await heading(page);
    expect([fault, await openPart(page)]).toEqual([fault, 'ChunkLoadError']);
    expect(await failures(page)).toContain(`chunk ${second}`);

    await context.setExtraHTTPHeaders({});
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('a part').waitFor();
    await context.close();
  });
  await Promise.all(lanes);
});

test('a page that is open hears of a release, and takes it over when it is told to', async () => {
  const { page } = await visit('/jobs/list');
  await heading(page);
  await rollback(store, 'mfe-jobs');
  try {
    expect(await inPage(page, (loader) => loader.isOutdated('mfe-jobs'))).toBe(false);
    expect(await inPage(page, (loader) => loader.ask(true))).toBe(true);
    expect(await inPage(page, (loader) => loader.isOutdated('mfe-jobs'))).toBe(true);
    const version = await inPage(page, async (loader) => {
      await loader.load('mfe-jobs', './jobs/apply');
      return loader.versionOf('mfe-jobs');
    });
    expect(version).toBe(second);

    const after = await inPage(page, async (loader) => {
      loader.takeOver('mfe-jobs');
      await loader.load('mfe-jobs', './jobs/apply');
      return [loader.versionOf('mfe-jobs'), loader.isOutdated('mfe-jobs')];
    });
    expect(after).toEqual([first, false]);
  } finally {
    await promote(store, [{ name: 'mfe-jobs', version: second }]);
  }
});

test('a chunk that is gone leads to the release that is live, in the same document', async () => {
  const { page, context } = await visit('/jobs/list');
  await heading(page);
  await rollback(store, 'mfe-jobs');
  try {
    await context.setExtraHTTPHeaders(faultHeaders({ pattern: `${second}/`, fault: 'missing' }));
    // News that are fresh are not asked for.
    await page.evaluate(() => {
      const now = Date.now();
      Date.now = () => now + 60_000;
    });
    const version = await inPage(page, async (loader) => {
      await loader.load('mfe-jobs', './jobs/apply');
      return loader.versionOf('mfe-jobs');
    });
    expect(version).toBe(first);
    expect(await failures(page)).toContain(`chunk ${second}`);
  } finally {
    await promote(store, [{ name: 'mfe-jobs', version: second }]);
  }
});

const storeCells = arrivalFaults.filter((fault) => isLong || ['hang', 'changed'].includes(fault));

test('the gateway’s store fails: pages that it has served go on, and all is well without a reload', async () => {
  const warm = await visit('/jobs/apply');
  await heading(warm.page);
  for (const fault of storeCells) {
    const { page: open } = await visit('/jobs/list');
    await heading(open);
    store.fault = fault;
    const start = Date.now();
    const { page, context } = await visit('/jobs/apply');
    expect([fault, await heading(page)]).toEqual([fault, 'second apply']);
    expect([fault, Date.now() - start < 9_000]).toEqual([fault, true]);

    // What no visitor has asked for yet may have to come from the store.
    const loading = inPage(open, (loader) =>
      loader.load('mfe-jobs', './jobs/withdraw').then(
        () => 'there',
        () => 'failed',
      ),
    );
    expect(await open.getByRole('navigation').textContent()).toBe('Frame');
    store.fault = null;
    expect(['there', 'failed']).toContain(await loading);
    const again = await inPage(open, async (loader) => {
      for (let tries = 0; tries < 5; tries += 1) {
        try {
          const { default: draw } = await loader.load('mfe-jobs', './jobs/withdraw');
          return typeof draw;
        } catch {
          loader.retry('mfe-jobs');
        }
      }
      return 'nothing';
    });
    expect([fault, again]).toEqual([fault, 'function']);
    await context.close();
    await open.context().close();
  }
});
