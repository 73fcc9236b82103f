import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from './installed-chromium.ts';

/** Starts the browser of the tests. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}
