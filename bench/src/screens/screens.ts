import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/browser/chromium.ts';
import { median, type Bench, type Figure } from '../measure.ts';
import { pages } from './pages.ts';
import { startVariants } from './variants.ts';
import { visit, type Visit } from './visit.ts';

const runs = 7;
const bytesBudget = 1.2;
const timeBudget = 1.15;
const scriptsBudget = 8;

const medianOf = (visits: Visit[], figure: keyof Visit): number =>
  median(visits.map((one) => one[figure]));

/** The federated product beside the same source as one build, in a slow browser with a cold cache. */
export const screens: Bench = async (tell) => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium).');
  }
  const variants = await startVariants(tell);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const figures: Figure[] = [];
    for (const page of pages) {
      const federated: Visit[] = [];
      const single: Visit[] = [];
      // One visit of each that does not count: the server has then read its files once.
      await visit(browser, variants.federated, page);
      await visit(browser, variants.single, page);
      for (let run = 1; run <= runs; run++) {
        federated.push(await visit(browser, variants.federated, page));
        single.push(await visit(browser, variants.single, page));
      }
      tell(`${page.address} as ${page.as}: ${runs} visits of each`);
      figures.push(
        {
          name: `${page.address} bytes`,
          unit: 'KB',
          ours: medianOf(federated, 'kilobytes'),
          yardstick: medianOf(single, 'kilobytes'),
          budget: bytesBudget,
        },
        {
          name: `${page.address} time`,
          unit: 'ms',
          ours: medianOf(federated, 'milliseconds'),
          yardstick: medianOf(single, 'milliseconds'),
          budget: timeBudget,
        },
        {
          name: `${page.address} scripts`,
          unit: 'requests',
          ours: medianOf(federated, 'scripts'),
          yardstick: null,
          budget: scriptsBudget,
        },
        {
          name: `${page.address} requests`,
          unit: 'requests',
          ours: medianOf(federated, 'requests'),
          yardstick: medianOf(single, 'requests'),
          budget: null,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await variants.remove();
  }
};
