import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../delivery/src/testing/installed-chromium.ts';
import { missingChromium } from '../../../scripts/browser/provide-chromium.ts';

/**
 * How every measuring browser is launched.
 * @throws Error if there is no Chromium
 */
export function launchOptions(): LaunchOptions & { args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(missingChromium());
  return { executablePath, args: chromiumFlags };
}

/** Lends a browser. */
export async function withChromium<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
