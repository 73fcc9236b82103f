import type { Browser } from 'playwright-core';
import type { MeasuredPage } from './pages.ts';
import type { Variant } from './variants.ts';

/** One page load. */
export interface Visit {
  requests: number;
  scripts: number;
  /** Everything that came over the line, headers included. */
  kilobytes: number;
  /** From the navigation until the screen was painted. */
  milliseconds: number;
}

/** A cheap phone on a slow line. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const slowerCpu = 4;
const phone = { width: 360, height: 740 };

/** How long nothing more must come until a page counts as loaded, in milliseconds. */
const quiet = 1000;

declare global {
  interface Window {
    paintedAt?: number;
  }
}

/** Runs in the page: notes when every selector has something to show, right after that is painted. */
function notePaint(selectors: string[]): void {
  const look = (): void => {
    const areThere = selectors.every((selector) => {
      const element = document.querySelector(selector);
      return element !== null && element.getClientRects().length > 0;
    });
    requestAnimationFrame(() => {
      if (areThere) window.paintedAt = performance.now();
      else look();
    });
  };
  look();
}

/** Runs in the page before its own scripts: the visitor has signed in before. */
function signIn(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/** Opens a page with an empty cache on a slow line. */
export async function visit(
  browser: Browser,
  variant: Variant,
  page: MeasuredPage,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, baseURL: variant.baseUrl });
  try {
    if (page.as === 'student') {
      await context.addCookies([{ name: 'ifj_role', value: 'student', url: variant.baseUrl }]);
      await context.addInitScript(signIn, variant.storage);
    }
    await context.addInitScript(notePaint, page.painted);
    const tab = await context.newPage();
    const browserEvents = await context.newCDPSession(tab);
    const sizes: number[] = [];
    let scripts = 0;
    let underWay = 0;
    let last = Date.now();
    browserEvents.on('Network.requestWillBeSent', ({ redirectResponse }) => {
      if (!redirectResponse) underWay += 1;
    });
    browserEvents.on('Network.loadingFailed', () => {
      underWay -= 1;
    });
    browserEvents.on('Network.responseReceived', ({ type }) => {
      if (type === 'Script') scripts += 1;
    });
    browserEvents.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sizes.push(encodedDataLength);
      underWay -= 1;
      last = Date.now();
    });
    await browserEvents.send('Network.enable');
    await browserEvents.send('Network.emulateNetworkConditions', line);
    await browserEvents.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });

    await tab.goto(page.address, { waitUntil: 'load', timeout: 60_000 });
    await tab.waitForFunction(() => window.paintedAt !== undefined, null, { timeout: 60_000 });
    while (underWay > 0 || Date.now() - last < quiet) await tab.waitForTimeout(50);
    const milliseconds = await tab.evaluate(() => window.paintedAt ?? Number.NaN);
    return {
      requests: sizes.length,
      scripts,
      kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      milliseconds,
    };
  } finally {
    await context.close();
  }
}
