import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';

const module = new URL('ensure-installed.mjs', import.meta.url).href;

let root: string;

/** How often npm was called. */
const installs = (): number => readFileSync(join(root, 'calls'), 'utf8').length;

/** A workspace, and an npm that takes a while and does not bear another one beside it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ifj-install-'));
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(root, 'calls'), '');
  mkdirSync(join(root, 'bin'));
  const npm = join(root, 'bin/npm');
  writeFileSync(
    npm,
    `#!/bin/sh
printf x >> calls
printf '%s ' "$@" > asked
rm -rf node_modules
mkdir -p node_modules/node/bin
sleep 0.7
touch node_modules/node/bin/node
`,
  );
  chmodSync(npm, 0o755);
});

function ensure(): ChildProcess {
  const program = `import { ensureInstalled } from '${module}'; await ensureInstalled('${root}');`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function outcome(child: ChildProcess): Promise<[unknown, string]> {
  const out = child.stdout ? text(child.stdout) : '';
  const [status] = (await once(child, 'exit')) as unknown[];
  return [status, await out];
}

test('two first commands install once: the second waits and says so', async () => {
  const both = await Promise.all([outcome(ensure()), outcome(ensure())]);
  expect(both.map(([status]) => status)).toEqual([0, 0]);
  expect(installs()).toBe(1);
  const words = both.map(([, out]) => out).join('');
  expect(words).toMatch(/Waiting for process \d+, which installs the dependencies/);
  expect(words.match(/Dependencies installed/g)).toHaveLength(1);
  expect(existsSync(join(root, '.installing'))).toBe(false);
});

test('all is installed, whatever the surroundings leave out', async () => {
  await outcome(ensure());
  expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(
    /^ci (?=.*--include=dev )(?=.*--include=optional )/,
  );
});

test('an installation that lacks Node is made anew', async () => {
  await outcome(ensure());
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  expect((await outcome(ensure()))[0]).toBe(0);
  expect(installs()).toBe(2);
});

test('nobody waits for a command that was killed', async () => {
  const killed = ensure();
  while (installs() === 0) await wait(10);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // The npm of a killed command goes on by itself, and is waited for.
  expect((await outcome(ensure()))[0]).toBe(0);
  expect(existsSync(join(root, 'node_modules/node/bin/node'))).toBe(true);
  expect(installs()).toBe(2);
});

test('a later process with the number of a killed one is not waited for', async () => {
  symlinkSync(`${process.pid} 1`, join(root, '.installing'));
  expect((await outcome(ensure()))[0]).toBe(0);
});
