import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { arrivalFaults, type ArrivalFault } from '../../../delivery/src/testing/arrival-faults.ts';
import { cells, loadedFiles, type Cell, type LoadedFile } from '../faults/fault-table.ts';
import { FaultyLine } from '../faults/faulty-line.ts';
import { SmallArea, studentPath } from '../faults/small-area.ts';
import { newAccount, signUpStudent } from '../people/accounts.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

/** A browser with a session that has loaded nothing yet. */
const test = base.extend<{ visitor: BrowserContext }>({
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: line.address, storageState: session });
    await use(context);
    await context.close();
  },
});

/** Every cell in the long run, else every fault once. */
const isLong = Boolean(process.env['LONG']);

/**
 * Within so many milliseconds the frame and the other areas work, whatever fails; what this machine
 * takes for them where nothing fails comes on top.
 */
let soon = 3_000;

/** An area whose bytes go on arriving is waited for. */
const patience = 30_000;

const label = 'Out of order';

const page = (title: string, body = '', head = ''): string => `
import { Page } from '@ifj/shared-ui';
import { use, useEffect, useState } from 'react';
${head}
export default function Example() {
  const [isOver, setIsOver] = useState(false);
  ${body}
  return <Page title="${title}"><button onClick={() => setIsOver(true)}>go on</button>{isOver && 'gone on'}</Page>;
}
void [use, useEffect];
`;

/** Where a page of the area throws, and what its source is then. */
const throwingPages: Record<string, string> = {
  './faults/chunk': page('never seen', '', `throw new Error('out of order');`),
  './faults/at-once': page('never seen', `if (!isOver) throw new Error('out of order');`),
  './faults/later': page(
    'seen for a moment',
    `useEffect(() => { setTimeout(() => setIsOver(true), 100); }, []);
     if (isOver) throw new Error('out of order');`,
  ),
  './faults/in-a-handler': page(
    'throws in a handler',
    `useEffect(() => { addEventListener('click', () => { throw new Error('out of order'); }, { once: true }); }, []);`,
  ),
  './faults/in-a-promise': page(
    'throws in a promise',
    `useEffect(() => { void Promise.reject(new Error('out of order')); }, []);`,
  ),
  './faults/never-runs': page('never seen', '', 'await new Promise(() => undefined);'),
  './faults/never-draws': page(
    'never seen',
    'use(never);',
    'const never = new Promise(() => undefined);',
  ),
};

const modules = ['./faults/start', ...Object.keys(throwingPages)];
const addressOf = (module: string): string => `/dashboard${module.slice(1)}`;
const soundPages = (title: string): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module, page(title)]));

let product: OwnProduct;
let line: FaultyLine;
let area: SmallArea;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  product = await startProduct();
  line = await FaultyLine.before(product.baseUrl);
  area = await SmallArea.make(
    product,
    'mfe-faults',
    label,
    modules.map((module) => studentPath(addressOf(module), module, label)),
  );
  await area.release(soundPages('first'));
  const visitor = await browser.newPage({ baseURL: line.address });
  await signUpStudent(visitor, newAccount('Ngozi Okafor'));
  await expect(visitor.getByText('No jobs available')).toBeVisible();
  session = await visitor.context().storageState();
  await visitor.context().close();

  const healthy = await browser.newContext({ baseURL: line.address, storageState: session });
  const start = Date.now();
  await expectJobs(await visit(healthy, './faults/start'));
  soon += Date.now() - start;
  await healthy.close();
});

test.afterAll(async () => {
  line.close();
  await area.remove();
  await product.remove();
});

test.afterEach(() => {
  line.mend();
});

/** Somebody asks for a page of the area. */
async function visit(context: BrowserContext, module: string): Promise<Page> {
  const visited = await context.newPage();
  await visited.goto(addressOf(module), { waitUntil: 'commit' });
  return visited;
}

const heading = (visited: Page, name: string) =>
  visited.getByRole('heading', { level: 1, name, exact: true });

const entry = (visited: Page, name: string) => visited.getByRole('link', { name }).first();

async function expectJobs(visited: Page): Promise<void> {
  await expect(entry(visited, 'Jobs')).toBeVisible({ timeout: patience });
  await entry(visited, 'Jobs').click();
  await expect(visited.getByText('No jobs available')).toBeVisible({ timeout: patience });
}

/** Somebody who has asked for the page just now goes to another area and comes back. */
async function expectOthersWork(visited: Page): Promise<void> {
  const start = Date.now();
  await expectJobs(visited);
  expect(Date.now() - start).toBeLessThan(soon);
  // The document is never loaded while a file of it hangs.
  await visited.goBack({ waitUntil: 'commit' });
}

const mark = (visited: Page) =>
  visited.evaluate(() => {
    document.documentElement.dataset['document'] = 'first';
  });

const expectSameDocument = (visited: Page) =>
  expect(visited.locator('html')).toHaveAttribute('data-document', 'first');

const files: Record<LoadedFile, string> = { entry: 'remoteEntry', chunk: 'faults-start' };

/** Such a file of any release of the area, or of one. */
const addressed = (place: LoadedFile, version = '.*'): RegExp =>
  new RegExp(`/mfe-faults/${version}/${files[place]}\\.`);

/** How often the gateway's log tells that browsers could not load a release, at such a file of it. */
async function toldFailures(version: string, place: LoadedFile): Promise<number> {
  const log = await readFile(join(product.dataDir, 'logs/gateway.log'), 'utf8');
  return log
    .split('\n')
    .filter((told) =>
      [`"${area.name}@${version}"`, '"kind":"load"', `failed at its ${place}`].every((part) =>
        told.includes(part),
      ),
    ).length;
}

/** In the short run every fault strikes one of the two files. */
const isTried = ({ place, fault }: Cell): boolean =>
  isLong || place === 'render' || fault === 'throws' || isTurnOf(place, fault);
const isTurnOf = (place: LoadedFile, fault: ArrivalFault): boolean =>
  (arrivalFaults.indexOf(fault) % 2 === 0) === (place === 'entry');

test('the table has all cells', () => {
  expect(new Set(cells.map(({ place, fault }) => `${place} ${fault}`)).size).toBe(2 * 9 + 4);
});

for (const cell of cells.filter(isTried)) {
  if (cell.place === 'render' || cell.fault === 'throws') continue;
  const { place, fault } = cell;
  test(`${place}, ${fault}: the frame and other areas work, and so does trying again`, async ({
    visitor,
  }) => {
    line.strike(addressed(place), fault);
    const visited = await visit(visitor, './faults/start');
    await expectOthersWork(visited);
    await mark(visited);
    if (fault === 'slow') {
      await expect(heading(visited, 'first')).toBeVisible({ timeout: patience });
    } else {
      await expect(visited.getByText('This page could not be loaded')).toBeVisible();
      line.mend();
      await visited.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(visited, 'first')).toBeVisible();
    }
    line.mend();
    await expectSameDocument(visited);
  });
}

const broken = 'Something went wrong on this page';

test('entry, throws: the release before runs', async ({ visitor }) => {
  await area.releaseWithEntry(`throw new Error('out of order');`);
  const visited = await visit(visitor, './faults/start');
  await expect(heading(visited, 'first')).toBeVisible();
  await expectOthersWork(visited);
  await area.takeBack();
});

test.describe('a release whose pages throw', () => {
  let open: Page;
  let version: string;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    version = await area.release({ './faults/start': page('second'), ...throwingPages });
    const context = await browser.newContext({ baseURL: line.address, storageState: session });
    open = await visit(context, './faults/at-once');
    await expect(heading(open, 'first')).toBeVisible();
    await mark(open);
  });

  test.afterAll(() => open.context().close());

  for (const place of loadedFiles) {
    test(`${place}, one byte changed: the release before runs, and the gateway is told`, async ({
      visitor,
    }) => {
      const before = await toldFailures(version, place);
      line.strike(addressed(place, version), 'changed');
      const visited = await visit(visitor, './faults/start');
      await expect(heading(visited, 'first')).toBeVisible();
      await expectOthersWork(visited);
      await expect.poll(() => toldFailures(version, place)).toBeGreaterThan(before);
    });
  }

  for (const module of ['./faults/chunk', './faults/never-runs']) {
    test(`${module}: the release before runs`, async ({ visitor }) => {
      const visited = await visit(visitor, module);
      await expect(heading(visited, 'first')).toBeVisible();
      await expectOthersWork(visited);
    });
  }

  for (const { place, fault } of cells) {
    if (place !== 'render') continue;
    const module = `./faults/${fault.replaceAll(' ', '-')}`;
    const isCaught = fault === 'at once' || fault === 'later';

    test(`render, throws ${fault}: the frame and other areas work`, async ({ visitor }) => {
      const visited = await visit(visitor, module);
      if (isCaught) {
        await expect(heading(visited, 'first')).toBeVisible();
      } else {
        await visited.getByRole('button', { name: 'go on' }).click();
        await expect(visited.getByText('gone on')).toBeVisible();
      }
      await expectOthersWork(visited);
    });
  }

  // Twenty seconds are waited for it.
  for (const module of isLong ? ['./faults/never-draws'] : []) {
    test(`${module}: the frame and other areas work`, async ({ visitor }) => {
      const visited = await visit(visitor, module);
      await expectOthersWork(visited);
      await expect(heading(visited, 'first')).toBeVisible({ timeout: patience });
    });
  }

  test('one after it that throws too: a panel, and a release that mends it, without a reload', async ({
    visitor,
  }) => {
    test.setTimeout(180_000);
    await area.release({ './faults/start': page('third'), ...throwingPages });
    await expectJobs(open);
    await entry(open, label).click();
    await expect(heading(open, 'third')).toBeVisible();
    const visited = await visit(visitor, './faults/at-once');
    await expect(visited.getByText(broken)).toBeVisible();
    await expectOthersWork(visited);
    await expect(visited.getByText(broken)).toBeVisible();
    await mark(visited);
    await area.release(soundPages('fourth'));
    await visited.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(visited, 'fourth')).toBeVisible();
    await expectSameDocument(visited);
    await expectSameDocument(open);
  });
});
