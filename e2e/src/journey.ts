import { expect, test as base } from '@playwright/test';
import { layDownThePointer, type Hands } from './keyboard/hands.ts';
import { watchPointer } from './keyboard/pointer-watch.ts';
import { productOn, type Product } from './product.ts';

interface WorkerFixtures {
  product: Product;
  /** With what the journeys of a project are done: the same ones, by pointer or by keyboard. */
  hands: Hands;
  /** Locators that act by these hands. */
  locators: undefined;
}

interface TestFixtures {
  /** Where a keyboard is all there is, no pointer was pressed. */
  pointer: undefined;
}

/** Playwright's test, in a browser that opens the product which all journeys share. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hands: ['pointer', { scope: 'worker', option: true }],
  locators: [
    async ({ browser, hands }, use) => {
      if (hands === 'keyboard') {
        const page = await browser.newPage();
        layDownThePointer(page.locator('html'));
        await page.close();
      }
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  pointer: [
    async ({ browser, hands }, use) => {
      if (hands === 'pointer') {
        await use(undefined);
        return;
      }
      const { presses, end } = watchPointer(browser);
      await use(undefined);
      end();
      expect(presses, 'presses of a pointer').toEqual([]);
    },
    { auto: true },
  ],
  product: [
    async ({}, use) => {
      const { IFJ_BASE_URL: baseUrl, IFJ_DATA_DIR: dataDir } = process.env;
      if (!baseUrl || !dataDir) throw new Error('The journeys start by the set-up of Playwright.');
      await use(productOn(dataDir, baseUrl, {}));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.baseUrl);
  },
});

export { expect };
