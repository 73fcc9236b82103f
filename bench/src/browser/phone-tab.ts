import type { Browser, Page } from 'playwright-core';
import { comeBack, type Visitor } from './visitor.ts';

/** A slow line. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const slowerCpu = 4;
const phone = { width: 360, height: 740 };

/**
 * How long nothing more must come until a page counts as loaded, in milliseconds: four times what
 * a request takes at the least.
 */
const quiet = 600;

/** The same for what a page asks for seconds after its content: to watch how it does, and ahead. */
export const longQuiet = 4_700;

/** A tab of a cheap phone on a slow line, with an empty cache, and what it has asked for. */
export interface PhoneTab {
  tab: Page;
  /** How many scripts have come so far. */
  scripts: () => number;
  /** The bytes of every answer so far, headers included. */
  sizes: number[];
  /** The bytes of the answers that had begun so many milliseconds after the navigation did. */
  bytesBy: (milliseconds: number) => number;
  /** Waits until nothing more comes, for so many milliseconds. */
  settle: (quietFor?: number) => Promise<void>;
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
    const settle = async (quietFor = quiet): Promise<void> => {
      last = Date.now();
      while (underWay > 0 || Date.now() - last < quietFor) await tab.waitForTimeout(50);
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
