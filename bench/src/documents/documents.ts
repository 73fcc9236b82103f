import { chromium } from 'playwright-core';
import { startProduct } from '../../../e2e/src/start-product.ts';
import { chromiumFlags, findChromium } from '../../../scripts/browser/chromium.ts';
import { median, type Bench, type Figure } from '../measure.ts';
import { firstLook, type FirstLook } from './first-look.ts';

const runs = 7;

interface MeasuredDocument {
  route: string;
  address: string;
  /** Limits of the medians, in the units of the figures; null for a figure without one. */
  budgets: Record<keyof FirstLook, number | null>;
}

const units: Record<keyof FirstLook, string> = {
  largestPaint: 'ms',
  kilobytesBefore: 'KB',
  kilobytes: 'KB',
  shift: '',
};

const names: Record<keyof FirstLook, string> = {
  largestPaint: 'largest paint',
  kilobytesBefore: 'before it',
  kilobytes: 'whole page',
  shift: 'layout shift',
};

/** The start page, and a job that is open to everybody. */
async function measuredDocuments(baseUrl: string): Promise<MeasuredDocument[]> {
  const answer = await fetch(`${baseUrl}/IFJ/api/jobs?limit=1`);
  const { jobs } = (await answer.json()) as { jobs: { data: { id: string }[] } };
  const [job] = jobs.data;
  if (!job) throw new Error('The demo has no open job.');
  const common = { kilobytesBefore: 60, kilobytes: 350, shift: 0.02 };
  return [
    { route: '/', address: '/', budgets: { ...common, largestPaint: 1_500 } },
    {
      route: '/jobs/:id',
      address: `/jobs/${job.id}`,
      budgets: { ...common, largestPaint: 1_200 },
    },
  ];
}

/** What a visitor sees of the pages that read without script, in a slow browser with a cold cache. */
export const documents: Bench = async (tell) => {
  const product = await startProduct({ SEED_DEMO: '1' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: chromiumFlags,
  });
  try {
    const figures: Figure[] = [];
    for (const { route, address, budgets } of await measuredDocuments(product.baseUrl)) {
      // One that does not count: the server has then read its files once.
      await firstLook(browser, product.baseUrl, address);
      const looks: FirstLook[] = [];
      for (let run = 1; run <= runs; run++) {
        looks.push(await firstLook(browser, product.baseUrl, address));
      }
      for (const figure of Object.keys(units) as (keyof FirstLook)[]) {
        figures.push({
          name: `${route} ${names[figure]}`,
          unit: units[figure],
          ours: median(looks.map((one) => one[figure])),
          yardstick: null,
          budget: budgets[figure],
        });
      }
      tell(`${route}: ${runs} visits`);
    }
    return figures;
  } finally {
    await browser.close();
    await product.remove();
  }
};
