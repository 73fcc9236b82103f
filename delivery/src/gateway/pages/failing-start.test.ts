import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import type { Report, Reports } from '../../contract/report.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { readReleaseFile } from '../../store/release-folder.ts';
import { launchChromium } from '../../testing/chromium.ts';
import { writeFiles, writeShellPackage, writeWorkspace } from '../../testing/fixture-workspace.ts';
import { runBuild } from '../../testing/loading-workspace.ts';
import { gatewayOver } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

// Bounds for a machine that has much else to do.
jest.setTimeout(240_000);

const root = temporaryFolder();
const product = new URL('../../../../shell/src/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, product), 'utf8');

/** Fails at the moment that the address names; nothing that it throws has a stack. */
const bootstrap = `
  import { startReports } from '@ifj/delivery/reports';
  import { readDiscovery } from '@ifj/delivery/runtime';
  import { shares } from '@ifj/delivery/shares';
  const at = location.pathname.slice(1);
  Object.assign(window, { shares });
  if (at === 'evaluation') throw { code: 7 };
  if (at !== 'start') startReports(readDiscovery(document).shell);
  if (at === 'late-evaluation') throw { code: 7 };
  export function start() { return Promise.reject({ code: 7 }); }`;

let browser: Browser;
let gateway: FastifyInstance;
let address: string;
let version: string;

beforeAll(async () => {
  writeWorkspace(root);
  const shell = writeShellPackage(root, read('main.tsx'));
  writeFiles(shell, {
    'src/index.html': read('index.html').replace(/<link rel="(icon|manifest)".*/g, ''),
    'src/document/standing-document.ts': read('document/standing-document.ts'),
    'src/bootstrap.tsx': bootstrap,
  });
  const ui = join(root, 'node_modules/@ifj/shared-ui');
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    exports: object;
  };
  const exports = { ...manifest.exports, './theme': './src/theme.ts' };
  writeFiles(ui, {
    'package.json': JSON.stringify({ ...manifest, exports }),
    'src/theme.ts': 'export const theme = {};',
  });
  await runBuild(shell);
  const built = join(shell, 'dist');
  ({ version } = await readReleaseFile(built));
  const store = new DiskReleaseStore(`${root}/releases`);
  await store.publish(built);
  await promote(store, [{ name: 'shell', version }]);
  gateway = await gatewayOver(store);
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  gateway.server.closeAllConnections();
  await gateway.close();
});

test.each(['evaluation', 'start', 'late-evaluation', 'late-start'])(
  "the product's main script that fails at its %s is told of once, and leaves a text",
  async (moment) => {
    const page = await browser.newPage();
    const told: Report[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'log') return;
      told.push(...(JSON.parse(message.text()) as Reports).reports);
    });
    await page.addInitScript(`
      navigator.sendBeacon = (address, body) => {
        body.text().then((text) => console.log(text));
        return true;
      };`);
    await page.goto(`${address}/${moment}`);
    await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
    // What a page still has to tell is sent when it is left.
    await page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      dispatchEvent(new Event('visibilitychange'));`);
    await page.waitForTimeout(500);
    const failures = told.filter(({ event }) => event === 'failed');
    expect(failures).toMatchObject([{ name: 'shell', version, kind: 'promise' }]);
    await page.close();
  },
);
