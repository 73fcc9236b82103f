import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/browser/chromium.ts';
import { median, type Bench, type Figure } from '../measure.ts';
import { pages, type MeasuredPage } from './pages.ts';
import { thereAndBack, type ThereAndBack } from './there-and-back.ts';
import { startVariants, type Variants } from './variants.ts';
import { visit, type Visit } from './visit.ts';

const runs = 7;
const budgets: Record<MeasuredPage['as'], { bytes: number; time: number }> = {
  visitor: { bytes: 1.2, time: 1.15 },
  student: { bytes: 1.12, time: 1.1 },
};
const scriptsBudget = 8;
/** Milliseconds. */
const contentBudget = 100;

const medianOf = (visits: Visit[], figure: keyof Visit): number =>
  median(visits.map((one) => one[figure]));

async function measurePage(
  browser: Browser,
  variants: Variants,
  page: MeasuredPage,
): Promise<Figure[]> {
  const federated: Visit[] = [];
  const single: Visit[] = [];
  // One visit of each that does not count: the server has then read its files once.
  await visit(browser, variants.federated, page);
  await visit(browser, variants.single, page);
  for (let run = 1; run <= runs; run++) {
    federated.push(await visit(browser, variants.federated, page));
    single.push(await visit(browser, variants.single, page));
  }
  const compare = (figure: keyof Visit, unit: string, budget: number | null): Figure => ({
    name: `${page.route} ${figure}`,
    unit,
    ours: medianOf(federated, figure),
    yardstick: medianOf(single, figure),
    budget,
  });
  const { bytes, time } = budgets[page.as];
  return [
    compare('kilobytes', 'KB', bytes),
    compare('milliseconds', 'ms', time),
    { ...compare('scripts', 'requests', scriptsBudget), yardstick: null },
    compare('requests', 'requests', null),
  ];
}

async function measureThereAndBack(browser: Browser, { federated }: Variants): Promise<Figure[]> {
  const ways: ThereAndBack[] = [];
  for (let run = 1; run <= runs; run++) ways.push(await thereAndBack(browser, federated));
  const figure = (name: string, of: keyof ThereAndBack, budget: number | null): Figure => ({
    name: `list, job and back: ${name}`,
    unit: of === 'scripts' ? 'requests' : 'ms',
    ours: median(ways.map((way) => way[of])),
    yardstick: null,
    budget,
  });
  return [
    figure('scripts', 'scripts', 0),
    figure('content after its answer', 'contentAfterAnswer', contentBudget),
    figure('job after a tap', 'detailAfterTap', null),
    figure('list after a tap', 'listAfterTap', null),
  ];
}

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
      figures.push(...(await measurePage(browser, variants, page)));
      tell(`${page.route} as ${page.as}: ${runs} visits of each`);
    }
    figures.push(...(await measureThereAndBack(browser, variants)));
    tell(`list, job and back: ${runs} times`);
    return figures;
  } finally {
    await browser.close();
    await variants.remove();
  }
};
