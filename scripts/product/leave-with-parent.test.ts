import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { isAlive } from './process.ts';

const guard = new URL('leave-with-parent.ts', import.meta.url).href;

/** A parent that starts a guarded child and tells its id; the child says when it is at work. */
const parent = `
  import { spawn } from 'node:child_process';
  const guard = '${guard}?supervisor=' + process.pid;
  const work = 'console.log("at work"); setInterval(() => 0, 1000)';
  const child = spawn(process.execPath, ['--import', guard, '--eval', work], {
    detached: true, stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  console.log(child.pid);`;

test.each([
  ['while it is at work', true],
  ['before it is at work', false],
])('a process ends when the one that supervises it is killed %s', async (_when, waits) => {
  const supervisor = spawn(process.execPath, ['--input-type=module', '--eval', parent]);
  const [printed] = (await once(supervisor.stdout, 'data')) as [Buffer];
  const child = Number.parseInt(printed.toString());
  try {
    if (waits && !printed.includes('at work')) await once(supervisor.stdout, 'data');
    expect(isAlive(child)).toBe(true);
    supervisor.kill('SIGKILL');
    while (isAlive(child)) await sleep(20);
    expect(isAlive(child)).toBe(false);
  } finally {
    supervisor.kill('SIGKILL');
    if (isAlive(child)) process.kill(child, 'SIGKILL');
  }
});

test('a process ends whose supervisor seemed to be there for a moment longer', async () => {
  const stubbed = `
    const { kill } = process;
    let looks = 0;
    process.kill = (pid, signal) => signal === 0 && looks++ === 0 ? true : kill.call(process, pid, signal);`;
  const gone = spawn(process.execPath, ['--version']);
  await once(gone, 'close');
  const program = spawn(process.execPath, [
    ...['--import', `data:text/javascript,${encodeURIComponent(stubbed)}`],
    ...['--import', `${guard}?supervisor=${gone.pid}`],
    ...['--eval', 'setInterval(() => 0, 1000)'],
  ]);
  expect(await once(program, 'close')).toEqual([null, 'SIGKILL']);
});

test('a supervisor that another user owns is not taken for gone', async () => {
  const stubbed = `
    const { kill } = process;
    process.kill = (pid, signal) => {
      if (signal === 0) throw Object.assign(new Error('not yours'), { code: 'EPERM' });
      return kill.call(process, pid, signal);
    };`;
  const program = spawn(process.execPath, [
    ...['--import', `data:text/javascript,${encodeURIComponent(stubbed)}`],
    ...['--import', `${guard}?supervisor=1`],
    ...['--eval', 'console.log("at work")'],
  ]);
  expect(await once(program, 'close')).toEqual([0, null]);
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
