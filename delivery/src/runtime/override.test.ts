import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { AreaServer } from '../dev/area-server.ts';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { readReleaseFile } from '../store/release-folder.ts';
import { launchChromium } from '../testing/chromium.ts';
import { writeWorkspace } from '../testing/fixture-workspace.ts';
import { heading, inPage } from '../testing/loading-page.ts';
import { releaseTwice, runBuild } from '../testing/loading-workspace.ts';
import { gatewayOver } from '../testing/product.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// Bounds for a machine that has much else to do.
jest.setTimeout(240_000);

const root = temporaryFolder();
const area = join(root, 'mfe-jobs');
const server = new AreaServer(join(area, 'dist'));
const closers: (() => Promise<unknown>)[] = [() => server.close()];
let browser: Browser;
let product: string;
let elsewhere: string;

beforeAll(async () => {
  writeWorkspace(root);
  const store = new DiskReleaseStore(join(root, 'releases'));
  await releaseTwice(root, store);
  elsewhere = `http://localhost:${await server.listen([0])}`;
  const gateway = await gatewayOver(store, { OVERRIDE_ORIGINS: elsewhere });
  product = await gateway.listen({ port: 0, host: '127.0.0.1' });
  server.allow(product);
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

/** Builds the area with another word in its list. @returns the version */
async function rebuild(word: string): Promise<string> {
  const page = join(area, 'src/features/jobs/list.page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/\w+ list/, `${word} list`));
  await runBuild(area);
  return (await readReleaseFile(join(area, 'dist'))).version;
}

test('an area comes from elsewhere, and each further build of it is the newest', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${product}/jobs/list`);
  expect(await heading(page)).toBe('second list');

  const third = await rebuild('third');
  const said = page.waitForEvent('console', (message) => message.text().includes('comes from'));
  await page.goto(`${product}/jobs/list?override=mfe-jobs@${elsewhere}`);
  expect(page.url()).toBe(`${product}/jobs/list`);
  expect(await heading(page)).toBe('third list');
  expect((await said).text()).toBe(`mfe-jobs comes from ${elsewhere}, as ${third}.`);
  expect(await inPage(page, (loader) => loader.versionOf('mfe-jobs'))).toBe(third);

  const fourth = await rebuild('fourth');
  const told = page.waitForEvent('console', (message) => message.text().includes(fourth));
  server.tell(fourth);
  await told;
  expect(await inPage(page, (loader) => loader.isOutdated('mfe-jobs'))).toBe(true);
  await inPage(page, (loader) => {
    loader.takeOver('mfe-jobs');
    return loader.load('mfe-jobs', './jobs/list').then(() => undefined);
  });
  expect(await inPage(page, (loader) => loader.versionOf('mfe-jobs'))).toBe(fourth);
  expect(complaints).toEqual([]);
});

test('an area that cannot be had from elsewhere comes as it is released', async () => {
  const page = await browser.newPage();
  const said = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${product}/jobs/list?override=mfe-other@${elsewhere}`);
  expect((await said).text()).toContain(
    `mfe-other cannot be had from ${elsewhere}: the page goes on without it.`,
  );
  expect(await heading(page)).toBe('second list');
});
