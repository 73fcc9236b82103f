import type { CDPSession, Page } from '@playwright/test';

/** The line between a page and the product. */
export interface Line {
  /** Sends at most so many bytes a second. */
  slow(bytesPerSecond: number): Promise<void>;
  /** Ends what is under way, and everything that follows. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** The line of a page, to be made worse and good again. */
export async function lineOf(page: Page): Promise<Line> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const set = async (offline: boolean, uploadThroughput: number): Promise<void> => {
    await browser.send('Network.emulateNetworkConditions', {
      ...{ offline, uploadThroughput },
      ...{ latency: 0, downloadThroughput: -1 },
    });
  };
  return {
    slow: (bytesPerSecond) => set(false, bytesPerSecond),
    cut: () => set(true, -1),
    restore: () => set(false, -1),
  };
}
