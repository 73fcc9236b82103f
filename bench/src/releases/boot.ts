import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { request } from 'undici';
import { inWorkspace, runCommand } from '../../../e2e/src/command.ts';
import { longQuiet } from '../browser/phone-tab.ts';
import { warmUp } from '../browser/visitor.ts';
import { median, type Figure } from '../measure.ts';
import { startDemoProduct, type DemoProduct } from '../products/demo-product.ts';
import { pages, type MeasuredPage } from '../screens/pages.ts';
import { placeOf, timeToPaint, visit } from '../screens/visit.ts';
import { withAreasFolder } from './areas-folder.ts';
import { writeSmallAreas } from './small-areas.ts';

const runs = 15;
const moreAreas = 36;
const route = '/dashboard/jobs';
/** Bytes, compressed. */
const bytesBudget = 300;
const timeBudget = 1.1;

/** Starts a product with what is live in another, and more areas. */
async function startCrowded(product: DemoProduct): Promise<DemoProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'ifj-bench-'));
  const releases = join(folder, 'releases');
  const removeReleases = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await cp(join(product.dataDir, 'releases'), releases, { recursive: true });
    await withAreasFolder(async (areasFolder) => {
      const folders = await writeSmallAreas(areasFolder, moreAreas);
      await runCommand('delivery/src/cli/main.ts', ['deploy', ...folders], {
        ...process.env,
        RELEASES_URL: releases,
        API_DOCUMENT: inWorkspace('api/openapi.json'),
      });
    });
    const crowded = await startDemoProduct({ NO_BUILD: '1', RELEASES_URL: releases });
    return {
      ...crowded,
      async remove() {
        await crowded.remove();
        await removeReleases();
      },
    };
  } catch (error) {
    await removeReleases();
    throw error;
  }
}

/** The bytes of a student's page, compressed. */
async function htmlBytes({ baseUrl }: DemoProduct): Promise<number> {
  const { body } = await request(baseUrl + route, {
    headers: { accept: 'text/html', 'accept-encoding': 'br', cookie: 'ifj_role=student' },
  });
  return (await body.arrayBuffer()).byteLength;
}

function measuredPage(): MeasuredPage {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`${route} is not among the measured pages.`);
  return page;
}

async function compare(browser: Browser, few: DemoProduct, many: DemoProduct): Promise<Figure[]> {
  const page = measuredPage();
  for (const product of [few, many]) {
    const { visitor, address } = placeOf(product, page);
    await warmUp(browser, visitor, address);
  }
  const times = { few: [] as number[], many: [] as number[] };
  while (times.many.length < runs) {
    times.few.push(await timeToPaint(browser, few, page));
    times.many.push(await timeToPaint(browser, many, page));
  }
  const name = `${route} with ${moreAreas} more areas`;
  return [
    {
      ...{ name: `${name}: requests`, unit: 'requests', budget: 1, least: 1 },
      ours: (await visit(browser, many, page, longQuiet)).requests,
      yardstick: (await visit(browser, few, page, longQuiet)).requests,
    },
    {
      ...{ name: `${name}: milliseconds`, unit: 'ms', budget: timeBudget },
      ours: median(times.many),
      yardstick: median(times.few),
    },
    {
      name: `${route}: HTML for each more area`,
      unit: 'bytes',
      ours: ((await htmlBytes(many)) - (await htmlBytes(few))) / moreAreas,
      yardstick: null,
      budget: bytesBudget,
    },
  ];
}

/** How a page of the product starts when there are many areas beside it. */
export async function measureBoot(
  browser: Browser,
  few: DemoProduct,
  tell: (line: string) => void,
): Promise<Figure[]> {
  tell(`builds and releases ${moreAreas} more areas`);
  const many = await startCrowded(few);
  try {
    const figures = await compare(browser, few, many);
    tell(`${route}: ${runs} visits with them and without`);
    return figures;
  } finally {
    await many.remove();
  }
}
