import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { warmUp } from '../browser/visitor.ts';
import { isDecided, median, type Bench, type Figure } from '../measure.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import { startSingleBuild } from '../products/single-build.ts';
import { pages, type MeasuredPage } from './pages.ts';
import { thereAndBack, type ThereAndBack } from './there-and-back.ts';
import { placeOf, timeToPaint, visit, type Visit } from './visit.ts';

const runs = 7;
/** Where the verdict on a time would be one of chance, it is measured up to so often. */
const mostRuns = 13;
const scriptsBudget = 8;
/** Milliseconds. */
const contentBudget = 100;

/** The product as it is, and the same source as one build. */
interface Variants {
  federated: DemoProduct;
  single: DemoProduct;
}

/** What both variants' visits showed, in the order in which they took turns. */
interface Visits {
  federated: Visit[];
  single: Visit[];
  /** Milliseconds until the screen was painted: of these visits, and of further ones. */
  times: { federated: number[]; single: number[] };
}

async function visitBoth(
  browser: Browser,
  { federated, single }: Variants,
  page: MeasuredPage,
): Promise<Visits> {
  for (const variant of [federated, single]) {
    const { visitor, address } = placeOf(variant, page);
    await warmUp(browser, visitor, address);
  }
  const visits: Visits = { federated: [], single: [], times: { federated: [], single: [] } };
  const { times } = visits;
  while (visits.single.length < runs) {
    visits.federated.push(await visit(browser, federated, page));
    visits.single.push(await visit(browser, single, page));
  }
  times.federated.push(...visits.federated.map(({ milliseconds }) => milliseconds));
  times.single.push(...visits.single.map(({ milliseconds }) => milliseconds));
  const budget = page.budgets.time;
  if (budget === null) return visits;
  while (times.single.length < mostRuns && !isDecided(times.federated, times.single, budget)) {
    times.federated.push(await timeToPaint(browser, federated, page));
    times.single.push(await timeToPaint(browser, single, page));
  }
  return visits;
}

function figuresOf(page: MeasuredPage, { federated, single, times }: Visits): Figure[] {
  const medianOf = (visits: Visit[], figure: keyof Visit): number =>
    median(visits.map((one) => one[figure]));
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
    {
      ...ours('milliseconds', 'ms', time),
      ours: median(times.federated),
      yardstick: time === null ? null : median(times.single),
    },
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
        const visits = await visitBoth(browser, { federated, single }, page);
        figures.push(...figuresOf(page, visits));
        tell(`${page.route}: ${visits.times.single.length} visits of each`);
      }
      figures.push(...(await measureThereAndBack(browser, federated)));
      tell(`list, job and back: ${runs} times`);
      return figures;
    });
  } finally {
    await single.remove();
  }
};
