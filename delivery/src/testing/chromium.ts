import { chromium, type Browser } from 'playwright-core';

/** Starts the browser of the tests: `CHROMIUM`, or the one that is installed. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
