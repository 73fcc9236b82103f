import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

const guard = new URL('leave-with-parent.ts', import.meta.url).href;

/** A parent that starts a guarded child, tells its id, and lives on. */
const parent = `
  import { spawn } from 'node:child_process';
  const child = spawn(process.execPath, ['--import', '${guard}', '--eval', 'setInterval(() => 0, 1000)'], {
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
