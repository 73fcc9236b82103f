import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Storage } from '../products/demo-product.ts';

/** A slow line. */
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

/** Runs in the page before its own scripts: the visitor has been here before. */
function remember(storage: Storage): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/**
 * Whose browser opens a page: the product's address, and what is kept of a visit before. A
 * `user_id` among it is a session.
 */
export interface Visitor {
  baseUrl: string;
  storage: Storage;
}

/** Makes a browser one of somebody who has been here before. */
export async function comeBack(
  context: BrowserContext,
  { baseUrl, storage }: Visitor,
): Promise<void> {
  const { user_id: userId, userRole } = storage;
  if (userId !== undefined && userRole !== undefined) {
    await context.addCookies([{ name: 'ifj_role', value: userRole, url: baseUrl }]);
  }
  await context.addInitScript(remember, storage);
}

/** A tab of a cheap phone on a slow line, with an empty cache, and what it has asked for. */
export interface PhoneTab {
  tab: Page;
  /** How many scripts have come so far. */
  scripts: () => number;
  /** The bytes of every answer so far, headers included. */
  sizes: number[];
  /** The bytes of the answers that had begun so many milliseconds after the navigation did. */
  bytesBy: (milliseconds: number) => number;
  /** Waits until nothing more comes. */
  settle: () => Promise<void>;
}

/** Opens such a tab for as long as `use` takes. */
export async function onPhone<Result>(
  browser: Browser,
  visitor: Visitor,
  use: (phone: PhoneTab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, baseURL: visitor.baseUrl });
  try {
    await comeBack(context, visitor);
    const tab = await context.newPage();
    const browserEvents = await context.newCDPSession(tab);
    const sizes: number[] = [];
    const begun = new Map<string, number>();
    const answers: { bytes: number; begunAt: number }[] = [];
    let begin = 0;
    let scripts = 0;
    let underWay = 0;
    let last = Date.now();
    browserEvents.on('Network.requestWillBeSent', ({ redirectResponse, timestamp }) => {
      begin ||= timestamp;
      if (!redirectResponse) underWay += 1;
    });
    browserEvents.on('Network.loadingFailed', () => {
      underWay -= 1;
    });
    browserEvents.on('Network.responseReceived', ({ type, requestId, timestamp }) => {
      begun.set(requestId, (timestamp - begin) * 1000);
      if (type === 'Script') scripts += 1;
    });
    browserEvents.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
      sizes.push(encodedDataLength);
      answers.push({ bytes: encodedDataLength, begunAt: begun.get(requestId) ?? 0 });
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
    const bytesBy = (milliseconds: number): number =>
      answers
        .filter(({ begunAt }) => begunAt <= milliseconds)
        .reduce((sum, { bytes }) => sum + bytes, 0);
    return await use({ tab, scripts: () => scripts, sizes, bytesBy, settle });
  } finally {
    await context.close();
  }
}
