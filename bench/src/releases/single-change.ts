import type { Browser } from 'playwright-core';
import { startSingleBuild, type SingleSource } from '../products/single-build.ts';
import { withAreasFolder } from './areas-folder.ts';
import { copyArea } from './changing-area.ts';
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
    const change = (source: SingleSource, baseUrl: string, serial: number): Promise<number> =>
      withReturningVisitor(browser, { baseUrl, storage: product.student }, async (open) => {
        await open(area.address, area.says);
        const changed = await area.changed(serial);
        await product.release(source);
        const load = await open(area.address, changed.says);
        return kilobytesOf(filesOf(load));
      });
    try {
      const asItComes = await change({ replaced }, product.baseUrl, 1);
      const source = { replaced, lastingAddress };
      await area.changed(0);
      await product.release(source);
      const tuned = await withLastingAddresses(product.baseUrl, (baseUrl) =>
        change(source, baseUrl, 2),
      );
      return { asItComes, tuned };
    } finally {
      await product.remove();
    }
  });
