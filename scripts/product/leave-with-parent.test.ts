import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

const guard = new URL('leave-with-parent.ts', import.meta.url).href;

/** A parent that starts a guarded child, tells its id, and lives on. */
const parent = `
  import { spawn } from 'node:child_process';
  const guard = '${guard}?supervisor=' + process.pid;
  const child = spawn(process.execPath, ['--import', guard, '--eval', 'setInterval(() => 0, 1000)'], {
    detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  console.log(child.pid);`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a process ends when the one that supervises it is killed', async () => {
  const supervisor = spawn(process.execPath, ['--input-type=module', '--eval', parent]);
  const [printed] = (await once(supervisor.stdout, 'data')) as [Buffer];
  const child = Number(printed.toString());
  await sleep(500);
  expect(isAlive(child)).toBe(true);
  supervisor.kill('SIGKILL');
  while (isAlive(child)) await sleep(20);
  expect(isAlive(child)).toBe(false);
});

test('workers of such a process go on working', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ifj-workers-'));
  writeFileSync(
    join(folder, 'worker.mjs'),
    `process.on('message', (text) => setTimeout(() => process.send(text + ' done'), 100));`,
  );
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { fork } from 'node:child_process';
     const worker = fork('${folder}/worker.mjs');
     worker.send('work');
     worker.on('message', (answer) => { console.log(answer); worker.kill(); });`,
  );
  const program = spawn(
    process.execPath,
    ['--import', `${guard}?supervisor=${process.pid}`, join(folder, 'program.mjs')],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const [printed] = (await once(program.stdout as Readable, 'data')) as [Buffer];
  expect(printed.toString()).toBe('work done\n');
});
