import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comeBack, type Visitor } from '../browser/visitor.ts';

/** Milliseconds in which nothing more comes once a page is at rest. */
const quiet = 1_000;

/** Milliseconds until a page has to say what it was opened for. */
const patience = 60_000;

/** Something that came over the line. */
export interface Arrival {
  url: string;
  /** As the browser calls it: Document, Script, XHR … */
  type: string;
  /** Headers included. */
  bytes: number;
}

/** A page load, from what the browser kept of those before. */
export interface Load {
  /** Everything but what came from the cache. */
  arrivals: Arrival[];
  /** When the page said what it was opened for, as `performance.now()` has it. */
  shownAt: number;
}

/** Opens a page until it says a text and nothing more comes. */
export type Open = (address: string, says: string) => Promise<Load>;

interface Watch {
  arrivals: Arrival[];
  settle: () => Promise<void>;
}

async function watch(context: BrowserContext, tab: Page): Promise<Watch> {
  const events = await context.newCDPSession(tab);
  const asked = new Map<string, Pick<Arrival, 'url' | 'type'>>();
  const arrivals: Arrival[] = [];
  let last = Date.now();
  events.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    asked.set(requestId, { url: request.url, type });
    last = Date.now();
  });
  events.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  events.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId);
  });
  events.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known) arrivals.push({ ...known, bytes: encodedDataLength });
    asked.delete(requestId);
    last = Date.now();
  });
  events.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  await events.send('Network.enable');
  return {
    arrivals,
    async settle() {
      while (asked.size > 0 || Date.now() - last < quiet) await tab.waitForTimeout(50);
    },
  };
}

/** @throws Error with what the page says instead */
async function awaitText(tab: Page, says: string): Promise<void> {
  try {
    await tab.getByText(says).first().waitFor({ timeout: patience });
  } catch (error) {
    const shown = await tab.locator('body').innerText();
    throw new Error(`${tab.url()} does not say "${says}":\n${shown}`, { cause: error });
  }
}

/** Lends a browser that keeps what it loads, from one page load to the next. */
export async function withReturningVisitor<Result>(
  browser: Browser,
  visitor: Visitor,
  use: (open: Open) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: visitor.baseUrl });
  try {
    await comeBack(context, visitor);
    return await use(async (address, says) => {
      const tab = await context.newPage();
      const { arrivals, settle } = await watch(context, tab);
      await tab.goto(address, { waitUntil: 'commit' });
      await awaitText(tab, says);
      const shownAt = performance.now();
      await settle();
      await tab.close();
      return { arrivals, shownAt };
    });
  } finally {
    await context.close();
  }
}

/** What came beside the HTML and the api's data. */
export const filesOf = ({ arrivals }: Load): Arrival[] =>
  arrivals.filter(({ type, url }) => type !== 'Document' && !/\/(IFJ|gateway)\//.test(url));

export const kilobytesOf = (arrivals: Arrival[]): number =>
  arrivals.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
