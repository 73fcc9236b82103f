import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { inWorkspace } from '../command.ts';
import { logIn, newAccount, signUpOrganization, signUpStudent } from '../people/accounts.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

test.describe.configure({ mode: 'serial' });

const area = 'mfe-student';
const student = newAccount('Ngozi Okafor');
const company = newAccount('Kuramo Analytics');

let product: OwnProduct;

interface LiveArea {
  name: string;
  version: string;
}

async function liveVersion(): Promise<string> {
  const { live } = JSON.parse(await product.delivery('status', '--json')) as { live: LiveArea[] };
  const found = live.find(({ name }) => name === area);
  if (found === undefined) throw new Error(`${area} is not live.`);
  return found.version;
}

/** The files of the live area's entry, as they lie in the store: itself, and compressed. */
async function entryFiles(): Promise<string[]> {
  const folder = join(product.dataDir, 'releases', area, await liveVersion());
  const { entry } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as {
    entry: string;
  };
  return [join(folder, entry), join(folder, `${entry}.br`)];
}

async function openJobs(page: Page): Promise<void> {
  await page.goto(`${product.baseUrl}/dashboard/jobs`);
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  product = await startProduct();
  for (const [account, signUp] of [
    [student, signUpStudent],
    [company, signUpOrganization],
  ] as const) {
    const page = await browser.newPage({ baseURL: product.baseUrl });
    await signUp(page, account);
    await page.close();
  }
  await product.operator('verify-organization', company.email);
});

test.afterAll(() => product.remove());

test('an area whose entry is gone shows a panel in its place, and comes back without a reload', async ({
  browser,
}) => {
  const files = await entryFiles();
  for (const file of files) await rename(file, `${file}.away`);

  const visitor = await browser.newPage({ baseURL: product.baseUrl });
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await logIn(visitor, company);
  await expect(visitor.getByRole('tab', { name: /^Active/ })).toBeVisible();
  await visitor.close();

  const page = await browser.newPage({ baseURL: product.baseUrl });
  await logIn(page, student);
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Applications' }).first()).toBeVisible();

  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
  for (const file of files) await rename(`${file}.away`, file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No jobs available')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('yes');
  await page.close();
});

test('a rollback brings the earlier release to the next page load', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ baseURL: product.baseUrl });
  await logIn(page, student);
  const lead = page.getByText('A release that says something else.');
  await expect(lead).toBeHidden();

  const earlier = await liveVersion();
  const folder = await changedArea();
  await product.delivery('deploy', folder);
  expect(await liveVersion()).not.toBe(earlier);
  await openJobs(page);
  await expect(lead).toBeVisible();

  await product.delivery('rollback', area);
  expect(await liveVersion()).toBe(earlier);
  await openJobs(page);
  await expect(page.getByText('No jobs available')).toBeVisible();
  await expect(lead).toBeHidden();

  await rm(folder, { recursive: true });
  await page.close();
});

/** A copy of the area in which a sentence is another. */
async function changedArea(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${area}-`));
  await cp(inWorkspace(area), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.cache)(\/|$)/.test(path),
  });
  await symlink(inWorkspace('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'src/features/jobs/job-list.page.tsx');
  const source = await readFile(file, 'utf8');
  const changed = source.replace(/lead="[^"]*"/, 'lead="A release that says something else."');
  expect(changed).not.toBe(source);
  await writeFile(file, changed);
  return folder;
}
