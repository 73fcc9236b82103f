import type { Browser } from 'playwright-core';
import { onPhone } from '../browser/phone-tab.ts';

/** What a visitor sees of a page, and when. */
export interface FirstLook {
  /** Milliseconds from the navigation until the last of the largest paints. */
  largestPaint: number;
  /** What had come over the line by then. */
  kilobytesBefore: number;
  /** Everything that came. */
  kilobytes: number;
  /** Sum of the layout shifts, without a reader's doing. */
  shift: number;
}

declare global {
  interface Window {
    looked?: { largestPaint: number; shift: number };
  }
}

/** Runs in the page, before its own scripts. */
function look(): void {
  const looked = { largestPaint: Number.NaN, shift: 0 };
  window.looked = looked;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) looked.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      looked.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page as a visitor whose browser has nothing of it. */
export function firstLook(browser: Browser, baseUrl: string, address: string): Promise<FirstLook> {
  return onPhone(browser, { baseUrl, storage: {} }, async ({ tab, sizes, bytesBy, settle }) => {
    await tab.addInitScript(look);
    await tab.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await settle();
    const { largestPaint, shift } = await tab.evaluate(
      () => window.looked ?? { largestPaint: Number.NaN, shift: Number.NaN },
    );
    return {
      largestPaint,
      shift,
      kilobytesBefore: bytesBy(largestPaint) / 1000,
      kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    };
  });
}
