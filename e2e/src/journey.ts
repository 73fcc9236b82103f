import { test as base } from '@playwright/test';
import { productOn, type Product } from './product.ts';

/** Playwright's test, in a browser that opens the product which all journeys share. */
export const test = base.extend<object, { product: Product }>({
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

export { expect } from '@playwright/test';
