import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../delivery/src/testing/installed-chromium.ts';
import { forgetSettings } from '../scripts/product/forget-settings.ts';
import type { Hands } from './src/keyboard/hands.ts';

forgetSettings(process.env);
const executablePath = findChromium();

/** Chromium keeps the names of downloads only where the system's character set holds them. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' };

export default defineConfig<object, { hands: Hands }>({
  testMatch: '**/*.test.ts',
  globalSetup: './src/global-set-up.ts',
  outputDir: '../test-results/journeys',
  forbidOnly: true,
  fullyParallel: false,
  // They wait a lot, for servers and for slow lines: three keep two cores busy.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags, env },
    // Pictures of every moment cost a quarter of the time; the page itself is in the trace.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    acceptDownloads: true,
    actionTimeout: 15_000,
  },
  projects: [
    {
      name: 'house',
      testDir: 'src/house',
      // Installing from the registry takes a minute: the long run does.
      testIgnore: process.env['LONG'] ? [] : '**/{outside,new}-area.test.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testDir: 'src/journeys',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'phone-screens',
      testDir: 'src/screens',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop-screens',
      testDir: 'src/screens',
      // The colours and names that axe looks at are those of the phone: the long run looks again.
      testIgnore: process.env['LONG'] || process.env['PICTURES'] ? [] : '**',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'desktop',
      testDir: 'src/journeys',
      // All others are those of the phone once more: the long run does them.
      testMatch: process.env['LONG'] ? '**/*.test.ts' : '**/whole-path.test.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'keyboard',
      testDir: 'src',
      // Walking by Tab takes its time: the long run does.
      testMatch: process.env['LONG'] ? ['**/journeys/*.test.ts', '**/keyboard/*.test.ts'] : [],
      use: { viewport: { width: 1280, height: 800 }, hands: 'keyboard' },
    },
  ],
});
