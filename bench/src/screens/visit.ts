import type { Browser, Page } from 'playwright-core';
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

/** Opens a page and waits until it is painted. @returns milliseconds from the navigation on */
async function paint(tab: Page, address: string, { painted }: MeasuredPage): Promise<number> {
  await tab.addInitScript(notePaint, painted);
  await tab.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await tab.waitForFunction(() => window.paintedAt !== undefined, null, { timeout: 60_000 });
  return tab.evaluate(() => window.paintedAt ?? Number.NaN);
}

/**
 * Opens a page with an empty cache on a slow line, and waits for all that comes.
 * @param quietFor so many milliseconds nothing must have come
 */
export function visit(
  browser: Browser,
  product: DemoProduct,
  page: MeasuredPage,
  quietFor?: number,
): Promise<Visit> {
  const { visitor, address } = placeOf(product, page);
  return onPhone(browser, visitor, async ({ tab, scripts, sizes, settle }) => {
    const milliseconds = await paint(tab, address, page);
    await settle(quietFor);
    return {
      requests: sizes.length,
      scripts: scripts(),
      kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      milliseconds,
    };
  });
}

/** The same visit, left as soon as the screen is painted. @returns milliseconds until then */
export function timeToPaint(
  browser: Browser,
  product: DemoProduct,
  page: MeasuredPage,
): Promise<number> {
  const { visitor, address } = placeOf(product, page);
  return onPhone(browser, visitor, ({ tab }) => paint(tab, address, page));
}
