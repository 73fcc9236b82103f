import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/browser/chromium.ts';

/**
 * How every measuring browser is launched.
 * @throws Error if there is no Chromium
 */
export function launchOptions(): LaunchOptions & { args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium).');
  }
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
