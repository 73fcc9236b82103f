import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { writeArea } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const packages = join(folder, 'packages');
const area = join(folder, 'mfe-a');
const delivery = join(import.meta.dirname, '../..');

/** Beside the command line lies what npm installs beside it, and no checkout. */
beforeAll(() => {
  const isTest = (path: string): boolean => /\.test\.ts$|\/(testing|dist)$/.test(path);
  cpSync(join(delivery, 'src'), join(packages, 'delivery/src'), {
    recursive: true,
    filter: (path) => !isTest(path),
  });
  writeFileSync(join(packages, 'delivery/package.json'), '{"type":"module"}');
  symlinkSync(join(delivery, '../node_modules'), join(packages, 'delivery/node_modules'));
  mkdirSync(area);
  writeFileSync(join(area, 'package.json'), '{}');
  writeArea(join(area, 'dist'), 'mfe-a', '1.0.0-a');
});

async function run(env: Record<string, string>, ...args: string[]) {
  const main = join(packages, 'delivery/src/cli/main.ts');
  const { RELEASES_URL, DATA_DIR, API_DOCUMENT, INIT_CWD, ...others } = process.env;
  const call = promisify(execFile)(process.execPath, [main, ...args], {
    cwd: area,
    env: { ...others, ...env },
  });
  return call.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
}

test.each(['deploy . --no-build', 'promote mfe-a@1.0.0-a', 'status'])(
  'outside a checkout nothing happens without a place for it: %s',
  async (command) => {
    const before = readdirSync(packages);
    expect(await run({}, ...command.split(' '))).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^Nothing says where releases go\. .*DATA_DIR\)\.\n$/,
      ) as unknown,
    });
    expect(readdirSync(packages)).toEqual(before);
  },
);

test.each([
  ['RELEASES_URL', 'store', 'store'],
  ['DATA_DIR', 'data', 'data/releases'],
])('a release says in which store it is, where %s names it', async (variable, named, store) => {
  const env = { [variable]: join(folder, named) };
  const place = `The store is ${join(folder, store)}`;
  const published = await run(env, 'publish', '.');
  expect(published.stdout).toContain('  npx ifj-delivery promote mfe-a@1.0.0-a\n');
  expect(published.stdout).toContain(place);
  expect(existsSync(join(folder, store, 'mfe-a/1.0.0-a'))).toBe(true);
  const promoted = await run(env, 'promote', 'mfe-a@1.0.0-a');
  expect([promoted.stderr, promoted.stdout]).toEqual(['', expect.stringContaining(place)]);
  expect((await run(env, 'deploy', '.', '--no-build')).stdout).toContain(place);
});
