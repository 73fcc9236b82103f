import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import {
  noCounts,
  addCounts,
  type HealthWindow,
  type ReleaseCounts,
} from '../../contract/health.ts';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { canaryEntry, liveEntry } from '../../store/promotion.ts';
import { launchChromium } from '../../testing/chromium.ts';
import { writeWorkspace } from '../../testing/fixture-workspace.ts';
import { publishJudged, type JudgedReleases } from '../../testing/judged-workspace.ts';
import { gatewayOver } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';
import { getsCanary, visitorNumbers } from '../visitors/canary-share.ts';

// Bounds for a machine that has much else to do.
const atMost = 300_000;
jest.setTimeout(atMost);

const root = temporaryFolder();
const name = 'mfe-jobs';
/** In percent. */
const share = 20;
/** So many visitors look at pages at the same time. */
const atOnce = 4;
/** Within so many milliseconds of its first bad visit a bad release is gone. */
const deadline = 30_000;
/** For a page or a gateway, on a machine that has much else to do, in milliseconds. */
const patience = 120_000;
let browser: Browser;
let store: DiskReleaseStore;
let gateways: FastifyInstance[];
let origins: string[];
let releases: JudgedReleases;

beforeAll(async () => {
  writeWorkspace(root);
  store = new DiskReleaseStore(`${root}/releases`);
  releases = await publishJudged(root, store);
  await promote(store, [
    { name: 'shell', version: releases.shell },
    { name, version: releases.first },
  ]);
  gateways = await Promise.all([1, 2].map(() => gatewayOver(new DiskReleaseStore(store.place))));
  origins = await Promise.all(
    gateways.map((gateway) => gateway.listen({ host: '127.0.0.1', port: 0 })),
  );
  // Until it has read the store once, a gateway has no page to show.
  for (const origin of origins) {
    await until(async () => (await fetch(`${origin}/gateway/health`)).ok, patience);
  }
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  for (const gateway of gateways) {
    gateway.server.closeAllConnections();
    await gateway.close();
  }
});

/** Leaves a page as a person does: what it has to tell is sent then, if it was not before. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await wait(100);
}

interface Visit {
  isBroken: boolean;
  at: number;
}

/** A visitor looks at the page. */
async function visit(page: Page, origin: string, visitor: number): Promise<Visit> {
  const cookie = { name: 'ifj_visitor', value: String(visitor), url: origin };
  await page.context().addCookies([cookie]);
  await page.goto(`${origin}/jobs/list`, { waitUntil: 'commit' });
  const isBroken = (await page.locator('h1, [role=alert]').getAttribute('role')) === 'alert';
  const at = Date.now();
  await leave(page);
  return { isBroken, at };
}

async function isTried(version: string): Promise<boolean> {
  return canaryEntry(await store.discovery(), name)?.metadata.version === version;
}

/** What all gateways have written of a release. */
async function counted(version: string, of = name): Promise<ReleaseCounts> {
  const sum = noCounts();
  for (const one of await store.health.list()) {
    const window = JSON.parse((await store.health.read(one)) ?? '{}') as HealthWindow;
    const counts = window.releases[`${of}@${version}`];
    if (counts) addCounts(sum, counts);
  }
  return sum;
}

/** Visitors who get a canary of which every fifth one does, or those who do not. */
function numbers(version: string, isLucky: boolean): number[] {
  return Array.from({ length: visitorNumbers }, (_, number) => number).filter(
    (number) => getsCanary(number, `${name}@${version}`, share) === isLucky,
  );
}

/** Visitors come, to one gateway or the other, until so many did or something has happened. */
async function come(all: number[], most: number, isOver = () => false): Promise<Visit[]> {
  const visits: Visit[] = [];
  const waiting = all.slice(0, most).entries();
  const browse = async (): Promise<void> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    for (const [count, visitor] of waiting) {
      if (isOver()) break;
      visits.push(await visit(page, origins[count % origins.length] ?? '', visitor));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: atOnce }, browse));
  return visits;
}

const broken = { isBroken: true, at: expect.any(Number) as unknown };

describe('a canary at 20 %', () => {
  test('that throws in half of its renders is gone within 30 s of the first bad visit', async () => {
    await promote(store, [{ name, version: releases.broken }], { traffic: share });
    expect(await come(numbers(releases.broken, false), 20)).not.toContainEqual(broken);

    let goneAt = 0;
    const watching = until(async () => !(await isTried(releases.broken)), atMost).then(() => {
      goneAt = Date.now();
    });
    const lucky = numbers(releases.broken, true);
    const visits = await come(lucky, lucky.length, () => goneAt > 0);
    await watching;
    const bad = visits.filter(({ isBroken }) => isBroken).map(({ at }) => at);
    expect(visits.length).toBeGreaterThan(bad.length);
    expect(goneAt - Math.min(...bad)).toBeLessThanOrEqual(deadline);
    const [newest] = await store.history(1);
    expect(newest?.changes).toMatchObject([
      {
        ...{ action: 'rollback', name, from: releases.broken, to: releases.first, traffic: share },
        reason: expect.stringMatching(
          /^\d+ of \d+ visitors met a failure \(render\), with \S+ 0 of \d+$/,
        ) as unknown,
      },
    ]);
    // Both gateways agree: those who had it get the other one.
    expect(await come(lucky, 12)).not.toContainEqual(broken);
  });

  test('that works stays', async () => {
    await promote(store, [{ name, version: releases.good }], { traffic: share });
    expect(await come(numbers(releases.good, false), 12)).not.toContainEqual(broken);
    expect(await come(numbers(releases.good, true), 15)).not.toContainEqual(broken);
    await until(async () => (await counted(releases.good)).visitors >= 12, patience);
    await wait(deadline);
    expect(await isTried(releases.good)).toBe(true);
    expect(liveEntry(await store.discovery(), name)?.metadata.version).toBe(releases.first);
  });
});

test('a page tells what went wrong, of which release, and how fast it was', async () => {
  await promote(store, [{ name, version: releases.good }]);
  const context = await browser.newContext();
  const page = await context.newPage();
  // Vitals are watched once the page has had its time.
  const watching = page.waitForResponse(/report-vitals/, { timeout: patience });
  await page.goto(`${origins[0] ?? ''}/jobs/list`);
  for (const button of ['Handler', 'Promise', 'Timer']) {
    await page.getByRole('button', { name: button }).click();
  }
  await (await watching).finished();
  // The script still has to run, and to see what came before it.
  await wait(1_000);
  await leave(page);
  await until(async () => (await counted(releases.good)).vitals.INP !== undefined, patience);
  await context.close();
  const { failures, failing, vitals } = await counted(releases.good);
  expect(failures).toMatchObject({ handler: 1, promise: 1, timer: 1 });
  expect(failing).toBeGreaterThan(0);
  expect(Object.keys(vitals).sort()).toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
  expect((await counted(releases.shell, 'shell')).vitals.LCP).toBeDefined();
});
