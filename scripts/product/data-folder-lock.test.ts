import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockDataFolder } from './data-folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'ifj-lock-'));

/** Another process that takes the folder and keeps it until it is killed. */
async function holder() {
  const module = new URL('data-folder-lock.ts', import.meta.url).href;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { lockDataFolder } from '${module}';
     globalThis.lock = lockDataFolder('${folder}');
     console.log('held');
     setInterval(() => undefined, 1000);`,
  ]);
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another process holds is free as soon as that one is killed', async () => {
  const other = await holder();
  expect(lockDataFolder(folder)).toBeUndefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = lockDataFolder(folder);
  expect(lock).toBeDefined();
  lock?.release();
});

test('a released folder can be taken again', () => {
  lockDataFolder(folder)?.release();
  const lock = lockDataFolder(folder);
  expect(lock).toBeDefined();
  lock?.release();
});
