import type { Browser } from 'playwright-core';
import { longQuiet, onPhone, type PhoneTab } from '../browser/phone-tab.ts';
import type { DemoProduct } from '../products/demo-product.ts';

/** From a list of jobs to one of them and back, by a student who has just opened the list. */
export interface ThereAndBack {
  /** Scripts that were asked for on the way. */
  scripts: number;
  /** Milliseconds from the arrival of the job's answer until all that it says was painted. */
  contentAfterAnswer: number;
  /** Milliseconds from the tap until the job's page said anything, and the list on the way back. */
  detailAfterTap: number;
  listAfterTap: number;
}

interface Tap {
  /** Selectors: of what is tapped, and of what then appears. */
  tapped: string;
  awaited: string;
}

/** Runs in the page: taps the first that matches, and resolves once another has been painted. */
function tapAndAwait({ tapped, awaited }: Tap): Promise<{ from: number; to: number }> {
  return new Promise((resolve) => {
    const from = performance.now();
    document.querySelector<HTMLElement>(tapped)?.click();
    const look = (): void => {
      const isThere = document.querySelector(awaited)?.getClientRects().length;
      requestAnimationFrame(() => {
        if (isThere) resolve({ from, to: performance.now() });
        else look();
      });
    };
    look();
  });
}

/** Runs in the page. @returns when the last answer about a job had come whole */
const answeredAt = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/view/jobs/'))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    .at(-1) ?? Number.NaN;

async function goThereAndBack({ tab, scripts, settle }: PhoneTab): Promise<ThereAndBack> {
  await tab.goto('/dashboard/jobs', { waitUntil: 'load', timeout: 60_000 });
  await tab.waitForSelector('article h2');
  await settle(longQuiet);
  const before = scripts();
  const there = await tab.evaluate(tapAndAwait, {
    tapped: 'article h2 a',
    awaited: 'main section h2',
  });
  await settle();
  const answered = await tab.evaluate(answeredAt);
  const back = await tab.evaluate(tapAndAwait, {
    tapped: 'main a[href="/dashboard/jobs"]',
    awaited: 'article h2',
  });
  await settle();
  return {
    scripts: scripts() - before,
    contentAfterAnswer: Math.max(0, there.to - answered),
    detailAfterTap: there.to - there.from,
    listAfterTap: back.to - back.from,
  };
}

export const thereAndBack = (
  browser: Browser,
  { baseUrl, student }: DemoProduct,
): Promise<ThereAndBack> => onPhone(browser, { baseUrl, storage: student }, goThereAndBack);
