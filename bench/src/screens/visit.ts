import type { Browser } from 'playwright-core';
import { onPhone } from '../browser/phone-tab.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import type { MeasuredPage } from './pages.ts';

/** One page load. */
export interface Visit {
  requests: number;
  scripts: number;
  /** Everything that came over the line, headers included. */
  kilobytes: number;
  /** From the navigation until the screen was painted. */
  milliseconds: number;
}

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

/** Who opens a page of a product, and where it is. */
export function placeOf({ baseUrl, student, places }: DemoProduct, page: MeasuredPage) {
  return {
    visitor: { baseUrl, storage: page.storage(student) },
    address: page.address(places),
  };
}

/** Opens a page with an empty cache on a slow line. */
export function visit(browser: Browser, product: DemoProduct, page: MeasuredPage): Promise<Visit> {
  const { visitor, address } = placeOf(product, page);
  return onPhone(browser, visitor, async ({ tab, scripts, sizes, settle }) => {
    await tab.addInitScript(notePaint, page.painted);
    await tab.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await tab.waitForFunction(() => window.paintedAt !== undefined, null, { timeout: 60_000 });
    await settle();
    return {
      requests: sizes.length,
      scripts: scripts(),
      kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      milliseconds: await tab.evaluate(() => window.paintedAt ?? Number.NaN),
    };
  });
}
