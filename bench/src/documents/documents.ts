import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { warmUp } from '../browser/visitor.ts';
import { median, type Bench, type Figure } from '../measure.ts';
import { firstPublicJob } from '../products/public-job.ts';
import { firstLook, type FirstLook } from './first-look.ts';
import { missingWithoutScript } from './without-script.ts';

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

async function measureDocument(
  browser: Browser,
  baseUrl: string,
  { route, address, budgets }: MeasuredDocument,
): Promise<Figure[]> {
  await warmUp(browser, { baseUrl, storage: {} }, address);
  const looks: FirstLook[] = [];
  for (let run = 1; run <= runs; run++) looks.push(await firstLook(browser, baseUrl, address));
  return (Object.keys(units) as (keyof FirstLook)[]).map((figure) => ({
    name: `${route} ${names[figure]}`,
    unit: units[figure],
    ours: median(looks.map((one) => one[figure])),
    yardstick: null,
    budget: budgets[figure],
  }));
}

/** What a visitor sees of the pages that read without script, in a slow browser with a cold cache. */
export const documents: Bench = async (tell, shared) => {
  const { baseUrl } = await shared.running();
  const job = await firstPublicJob(baseUrl);
  const common = { kilobytesBefore: 60, kilobytes: 350, shift: 0.02 };
  const measured: MeasuredDocument[] = [
    { route: '/', address: '/', budgets: { ...common, largestPaint: 1_500 } },
    { route: '/jobs/:id', address: job.address, budgets: { ...common, largestPaint: 1_200 } },
  ];
  return withChromium(async (browser) => {
    const figures: Figure[] = [];
    for (const document of measured) {
      figures.push(...(await measureDocument(browser, baseUrl, document)));
      tell(`${document.route}: ${runs} visits`);
    }
    const missing = await missingWithoutScript(browser, baseUrl, job);
    for (const text of missing) tell(`missing without script: ${text}`);
    figures.push({
      name: '/jobs/:id missing without script',
      unit: 'texts',
      ours: missing.length,
      yardstick: null,
      budget: 0,
    });
    return figures;
  });
};
