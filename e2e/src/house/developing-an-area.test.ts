import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { areaFiles, namesOf } from '../../../scripts/new-area/area-files.ts';
import { inWorkspace } from '../command.ts';
import { newAccount, signUpStudent } from '../people/accounts.ts';
import { openProfile } from '../people/own-account.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

const area = 'mfe-student';
const origin = 'http://localhost:4163';
const newOrigin = 'http://localhost:4164';

let product: OwnProduct;
/** Holds areas that a test may change. */
let workshop: string;
let dev: Dev;

interface Dev {
  printed: () => string;
  stop: () => Promise<void>;
}

async function furnish(): Promise<void> {
  workshop = await mkdtemp(join(tmpdir(), 'ifj-workshop-'));
  await symlink(inWorkspace('node_modules'), join(workshop, 'node_modules'));
  await cp(inWorkspace(area), join(workshop, area), {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist)$/.test(file),
  });
  for (const [file, content] of Object.entries(areaFiles(namesOf('career-days')))) {
    await mkdir(dirname(join(workshop, file)), { recursive: true });
    await writeFile(join(workshop, file), content);
  }
}

/** Serves an area of the workshop, until its address has been printed. */
async function startDev(name: string, at: string): Promise<Dev> {
  const { port } = new URL(at);
  const args = [join(workshop, name), '--at', product.baseUrl, '--port', port];
  const child = spawn(process.execPath, [inWorkspace('scripts/dev/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(`is served at ${at}`);
  return {
    printed: () => printed,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Changes a source of the area. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(workshop, area, 'src/features', file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether the document is the one that was marked. */
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [product] = await Promise.all([
    startProduct({ OVERRIDE_ORIGINS: `${origin},${newOrigin}` }),
    furnish(),
  ]);
  dev = await startDev(area, origin);
});

test.afterAll(async () => {
  await dev.stop();
  await product.remove();
  await rm(workshop, { recursive: true, force: true });
});

test('a change of a source appears in the open page, which goes on', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ baseURL: product.baseUrl });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await signUpStudent(page, newAccount('Ngozi Okafor'));
  await expect(heading(page)).toHaveText('Jobs');

  await test.step('the address that is printed leads to the area as it is worked on', async () => {
    const [address = ''] = /http\S+\?override=mfe-student\S+/.exec(dev.printed()) ?? [];
    await change('jobs/job-list.page.tsx', 'title="Jobs"', 'title="Jobs at work"');
    await page.goto(address);
    await page.goto('/dashboard/jobs');
    await expect(heading(page)).toHaveText('Jobs at work');
    expect(told.join('\n')).toContain(`${area} comes from ${origin}`);
    await page.evaluate(() => Object.assign(window, { marked: true }));
  });

  await test.step('a change appears, in the same document and session', async () => {
    await change('jobs/job-list.page.tsx', 'title="Jobs at work"', 'title="Jobs, once more"');
    await expect(heading(page)).toHaveText('Jobs, once more');
    expect(await isSameDocument(page)).toBe(true);
    await openProfile(page);
    await expect(page.getByText('Ngozi Okafor').first()).toBeVisible();
  });

  await test.step('what does not build is told, and leaves the page as it is', async () => {
    await change('profile/profile.page.tsx', "'Profile'", "'Profile");
    await expect.poll(dev.printed).toContain(`${area} does not build:`);
    expect(dev.printed()).toContain('profile.page.tsx');
    await expect(heading(page)).toHaveText('Profile');
    await change('profile/profile.page.tsx', "'Profile", "'My profile'");
    await expect(heading(page)).toHaveText('My profile');
  });

  await test.step('a form that holds something typed stays until it is left', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    const name = page.getByLabel('Name', { exact: true });
    const before = await name.inputValue();
    await name.fill('Half a name');
    const count = told.length;
    await change('profile/profile.page.tsx', "'My profile'", "'Whose profile'");
    await expect.poll(() => told.slice(count).join('\n')).toContain('comes from');
    await expect(name).toHaveValue('Half a name');
    await name.fill(before);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Jobs, once more');
    await openProfile(page);
    await expect(heading(page)).toHaveText('Whose profile');
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('without the override the page is the released one again', async () => {
    await page.goto('/dashboard/profile?override=');
    await expect(heading(page)).toHaveText('Profile');
    await expect(page).toHaveURL(`${product.baseUrl}/dashboard/profile`);
  });
});

test('an area that was never released appears too, and goes with its override', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ baseURL: product.baseUrl });
  const entry = page.getByRole('link', { name: 'Career Days' });
  const started = await startDev('mfe-career-days', newOrigin);
  await signUpStudent(page, newAccount('Ngozi Okafor'));
  await expect(heading(page)).toHaveText('Jobs');
  await expect(entry).toBeHidden();

  await page.goto(`/dashboard/jobs?override=mfe-career-days@${newOrigin}`);
  await entry.click();
  await expect(heading(page)).toHaveText('Career Days');
  await started.stop();

  await page.goto('/dashboard/jobs?override=');
  await expect(heading(page)).toHaveText('Jobs');
  await expect(entry).toBeHidden();
});
