import type { Browser } from 'playwright-core';
import type { MeasuredPage } from './pages.ts';
import { onPhone } from './phone-tab.ts';
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

/** Opens a page with an empty cache on a slow line. */
export function visit(browser: Browser, variant: Variant, page: MeasuredPage): Promise<Visit> {
  return onPhone(browser, variant, page.as, async ({ tab, scripts, sizes, settle }) => {
    await tab.addInitScript(notePaint, page.painted);
    await tab.goto(page.address(variant.places), { waitUntil: 'load', timeout: 60_000 });
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
