import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { warmUp } from '../browser/visitor.ts';
import { median, type Bench, type Figure } from '../measure.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import { startSingleBuild } from '../products/single-build.ts';
import { pages, type MeasuredPage } from './pages.ts';
import { thereAndBack, type ThereAndBack } from './there-and-back.ts';
import { placeOf, visit, type Visit } from './visit.ts';

const runs = 9;
const scriptsBudget = 8;
/** Milliseconds. */
const contentBudget = 100;

/** The product as it is, and the same source as one build. */
interface Variants {
  federated: DemoProduct;
  single: DemoProduct;
}

const medianOf = (visits: Visit[], figure: keyof Visit): number =>
  median(visits.map((one) => one[figure]));

async function measurePage(
  browser: Browser,
  variants: Variants,
  page: MeasuredPage,
): Promise<Figure[]> {
  const federated: Visit[] = [];
  const single: Visit[] = [];
  for (const variant of [variants.federated, variants.single]) {
    const { visitor, address } = placeOf(variant, page);
    await warmUp(browser, visitor, address);
  }
  for (let run = 1; run <= runs; run++) {
    federated.push(await visit(browser, variants.federated, page));
    single.push(await visit(browser, variants.single, page));
  }
  const ours = (figure: keyof Visit, unit: string, budget: number | null): Figure => ({
    name: `${page.route} ${figure}`,
    unit,
    ours: medianOf(federated, figure),
    yardstick: null,
    budget,
  });
  const compare = (...args: Parameters<typeof ours>): Figure => ({
    ...ours(...args),
    yardstick: medianOf(single, args[0]),
  });
  const { bytes, time } = page.budgets;
  return [
    compare('kilobytes', 'KB', bytes),
    (time === null ? ours : compare)('milliseconds', 'ms', time),
    ours('scripts', 'requests', scriptsBudget),
    compare('requests', 'requests', null),
  ];
}

async function measureThereAndBack(browser: Browser, product: DemoProduct): Promise<Figure[]> {
  const ways: ThereAndBack[] = [];
  for (let run = 1; run <= runs; run++) ways.push(await thereAndBack(browser, product));
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
export const screens: Bench = async (tell, shared) => {
  tell('builds and starts the federated product');
  const federated = await shared.running();
  tell('builds and starts the same source as one build');
  const single = await startSingleBuild();
  try {
    return await withChromium(async (browser) => {
      const figures: Figure[] = [];
      for (const page of pages) {
        figures.push(...(await measurePage(browser, { federated, single }, page)));
        tell(`${page.route}: ${runs} visits of each`);
      }
      figures.push(...(await measureThereAndBack(browser, federated)));
      tell(`list, job and back: ${runs} times`);
      return figures;
    });
  } finally {
    await single.remove();
  }
};
