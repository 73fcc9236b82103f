import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inWorkspace, runProgram } from '../command.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

const area = 'mfe-auth';
const page = 'src/features/session/login.page.tsx';

let product: OwnProduct;
/** Holds the area and what it installs: nothing above it belongs to the product. */
let outside: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [product, outside] = await Promise.all([startProduct(), mkdtemp(join(tmpdir(), 'ifj-outside-'))]);
});

test.afterAll(async () => {
  await product.remove();
  await rm(outside, { recursive: true, force: true });
});

/** Runs a program in the area's folder, with the product's releases as the store. */
function inside(program: string, ...args: string[]): Promise<string> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, RELEASES_URL: join(product.dataDir, 'releases') };
  return runProgram(program, args, { cwd: join(outside, area), env });
}

test('an area is built outside the repository and runs in the same shell', async ({
  page: tab,
}) => {
  test.setTimeout(600_000);
  await tab.goto(`${product.baseUrl}/login`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Login');

  await test.step('the area is copied, and changed', async () => {
    await cp(inWorkspace(area), join(outside, area), {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist)$/.test(file),
    });
    await writeFile(
      join(outside, area, 'tsconfig.json'),
      JSON.stringify({
        extends: '@ifj/delivery/tsconfig.area.json',
        include: ['src'],
        exclude: ['**/*.test.*', 'src/testing'],
      }),
    );
    const source = await readFile(join(outside, area, page), 'utf8');
    expect(source).toContain('title="Login"');
    await writeFile(
      join(outside, area, page),
      source.replace('title="Login"', 'title="Welcome back"'),
    );
  });

  await test.step('it installs the packed libraries, and its types hold', async () => {
    const { tarballs } = JSON.parse(
      await product.delivery('pack', join(outside, 'packed'), '--json'),
    ) as { tarballs: string[] };
    await inside('npm', 'install', '--no-audit', '--no-fund', ...tarballs);
    await inside('npx', 'tsc', '--noEmit', '-p', '.');
  });

  await test.step('its calls are generated from the api of that product', async () => {
    const operations = join(outside, area, 'src/generated/operations.ts');
    await rm(operations);
    expect(await inside('npx', 'ifj-generate', '--api', product.baseUrl)).toContain(
      'src/generated/operations.ts written',
    );
    expect(await readFile(operations, 'utf8')).toContain('useLoginMutation');
    await inside('npx', 'tsc', '--noEmit', '-p', '.');
  });

  await test.step('it is released into the running product', async () => {
    const deploy = ['ifj-delivery', 'deploy', '.', '--api', product.baseUrl];
    expect(await inside('npx', ...deploy)).toContain('is live now');
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await expect(tab.getByLabel('Email')).toBeVisible();
  });
});
