import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inWorkspace, runProgram } from '../command.ts';
import { newAccount, signUpStudent } from '../people/accounts.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

let product: OwnProduct;
/** A checkout of its own, which a new area may change. */
let checkout: string;

/** Everything that belongs to the repository, and what is installed for it. */
async function copyCheckout(to: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inWorkspace(''),
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    await cp(inWorkspace(file), join(to, file));
  }
  const installed = ['.', ...(await packages())].map((folder) => join(folder, 'node_modules'));
  for (const folder of installed) {
    await cp(inWorkspace(folder), join(to, folder), {
      recursive: true,
      verbatimSymlinks: true,
      force: true,
    }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
}

async function packages(): Promise<string[]> {
  const list = await runProgram('npm', ['query', '.workspace'], {
    env: process.env,
    cwd: inWorkspace(''),
  });
  return (JSON.parse(list) as { location: string }[]).map(({ location }) => location);
}

/** Runs one of the checkout's programs beside the running product. */
function inside(program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: product.dataDir };
  return runProgram(process.execPath, [program, ...args], { cwd: checkout, env });
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  [product, checkout] = await Promise.all([
    startProduct(),
    mkdtemp(join(tmpdir(), 'ifj-checkout-')),
  ]);
  await copyCheckout(checkout);
});

test.afterAll(async () => {
  await product.remove();
  await rm(checkout, { recursive: true, force: true });
});

test('a new area appears in the menu without a new shell, and passes every check', async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  const page = await browser.newPage({ baseURL: product.baseUrl });

  await test.step('it is made and released, and the running product has it', async () => {
    await signUpStudent(page, newAccount('Ngozi Okafor'));
    await expect(page.getByRole('link', { name: 'Career Days' })).toBeHidden();
    const shell = await liveShell();

    const said = await inside('scripts/new-area/main.ts', 'career-days');
    expect(said).toContain('mfe-career-days is there.');
    expect(said).toContain('is live now');
    await page.reload();
    await page.getByRole('link', { name: 'Career Days' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Career Days' })).toBeVisible();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    expect(await liveShell()).toBe(shell);
  });

  await test.step('it passes the checks', async () => {
    const checks = ['format', 'lint', 'imports', 'dead-code', 'types', 'generated'];
    await inside('scripts/checks/main.ts', ...checks);
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
    await inside(...(jest as [string, string]), '--selectProjects', 'mfe-career-days');
    await inside(
      ...(jest as [string, string]),
      ...['documents|screen-states', '--selectProjects', 'scripts'],
    );
  });
});

async function liveShell(): Promise<string | undefined> {
  const { live } = JSON.parse(await product.delivery('status', '--json')) as {
    live: { name: string; version: string }[];
  };
  return live.find(({ name }) => name === 'shell')?.version;
}
