import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's Chromium: the one that `CHROMIUM` names, or where systems usually put it; undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  return (named ? [named] : places).find((path) => existsSync(path));
}

/** Starts Chromium also as root and in a container, and without calls of its own to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
