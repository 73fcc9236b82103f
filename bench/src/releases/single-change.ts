import type { Browser } from 'playwright-core';
import { startSingleBuild, type SingleSource } from '../products/single-build.ts';
import { withAreasFolder } from './areas-folder.ts';
import { copyArea, type ChangingArea } from './changing-area.ts';
import { lastingAddress, withLastingAddresses } from './lasting-addresses.ts';
import { filesOf, kilobytesOf, withReturningVisitor } from './returning-visitor.ts';

/** What a returning visitor of the one build loads after a change in one area, in kilobytes. */
export interface SingleChange {
  asItComes: number;
  /** With the libraries apart, and addresses that stay while contents do. */
  tuned: number;
}

/** Changes one line of an area, and releases the one build that it is part of. */
export const singleChange = (browser: Browser): Promise<SingleChange> =>
  withAreasFolder(async (folder) => {
    const area = await copyArea(folder);
    const replaced = { [area.name]: area.folder };
    const product = await startSingleBuild({ replaced });
    const change = (
      baseUrl: string,
      source: SingleSource,
      before: ChangingArea,
      serial: number,
    ): Promise<number> =>
      withReturningVisitor(browser, { baseUrl, storage: product.student }, async (open) => {
        await open(before.address, before.says);
        const after = await area.changed(serial);
        await product.release(source);
        const load = await open(after.address, after.says);
        return kilobytesOf(filesOf(load));
      });
    try {
      const asItComes = await change(product.baseUrl, { replaced }, area, 1);
      const source = { replaced, lastingAddress };
      const before = await area.changed(2);
      await product.release(source);
      const tuned = await withLastingAddresses(product.baseUrl, (baseUrl) =>
        change(baseUrl, source, before, 3),
      );
      return { asItComes, tuned };
    } finally {
      await product.remove();
    }
  });
