import type { Browser, Page } from 'playwright-core';
import type { MeasuredPage } from './pages.ts';
import type { Variant } from './variants.ts';

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

/** Runs in the page before its own scripts: the visitor has signed in before. */
function signIn(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/** A tab of a cheap phone on a slow line, with an empty cache, and what it has asked for. */
export interface PhoneTab {
  tab: Page;
  /** How many scripts have come so far. */
  scripts: () => number;
  /** The bytes of every answer so far, headers included. */
  sizes: number[];
  /** Waits until nothing more comes. */
  settle: () => Promise<void>;
}

/** Opens such a tab for as long as `use` takes; a student's is signed in. */
export async function onPhone<Result>(
  browser: Browser,
  { baseUrl, storage }: Variant,
  as: MeasuredPage['as'],
  use: (phone: PhoneTab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, baseURL: baseUrl });
  try {
    if (as === 'student') {
      await context.addCookies([{ name: 'ifj_role', value: 'student', url: baseUrl }]);
      await context.addInitScript(signIn, storage);
    }
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
    const settle = async (): Promise<void> => {
      last = Date.now();
      while (underWay > 0 || Date.now() - last < quiet) await tab.waitForTimeout(50);
    };
    return await use({ tab, scripts: () => scripts, sizes, settle });
  } finally {
    await context.close();
  }
}
