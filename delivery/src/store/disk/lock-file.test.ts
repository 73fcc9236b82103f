import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { newHolder, type Holder } from './holder.ts';
import { withLock } from './lock-file.ts';

const folder = temporaryFolder();

/** A process number that is beyond what any system gives out. */
const nobody = 2 ** 22 + 1;

test('only one at a time, and the file is gone afterwards', async () => {
  const path = join(folder, 'one');
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withLock(path, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await wait(1);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(existsSync(path)).toBe(false);
});

test('whoever waits while others take turns gets a turn', async () => {
  const path = join(folder, 'turns');
  const patience = 200;
  const all = Array.from({ length: 20 }, () => withLock(path, () => wait(patience / 10), patience));
  await expect(Promise.all(all)).resolves.toHaveLength(20);
});

test('a lock tells since when it is held, not since when it was waited for', async () => {
  const path = join(folder, 'since');
  const content = async () => JSON.parse(await readFile(path, 'utf8')) as Holder;
  const from = Date.now();
  let next: Promise<Holder> | undefined;
  await withLock(path, async () => {
    next = withLock(path, content);
    await wait(200);
  });
  expect(Date.parse((await next)?.since ?? '') - from).toBeGreaterThan(100);
});

test('a lock of a process that ended is taken over by exactly one of many', async () => {
  const path = join(folder, 'ended');
  writeFileSync(path, JSON.stringify({ ...newHolder(), token: 'old', pid: nobody }));
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withLock(path, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await wait(1);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of an earlier process with the same number is taken over', async () => {
  const path = join(folder, 'reborn');
  writeFileSync(path, JSON.stringify({ ...newHolder(), born: '1' }));
  await expect(withLock(path, () => Promise.resolve('done'))).resolves.toBe('done');
});

test.each(['', '{"token":"cut o', '{}', 'null'])(
  'a lock that a power cut left with %j is taken over by exactly one of many',
  async (content) => {
    const path = join(folder, 'cut');
    writeFileSync(path, content);
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await wait(1);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(path, work)));
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a process of another user is there, unless it is a later one with the same number', async () => {
  const path = join(folder, 'other-user');
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not yours'), { code: 'EPERM' });
  });
  const work = () => withLock(path, () => Promise.resolve('done'), 50);
  writeFileSync(path, JSON.stringify(newHolder()));
  await expect(work()).rejects.toThrow(/ is held by process /);
  writeFileSync(path, JSON.stringify({ ...newHolder(), born: '1' }));
  await expect(work()).resolves.toBe('done');
  jest.restoreAllMocks();
});

test.each([
  ['machine', { host: `not-${hostname()}` }],
  ['container', { pidSpace: 'pid:[1]', pid: nobody }],
])(
  'a lock of another %s counts until it was seen for a while, whatever its clock says',
  async (_, place) => {
    const path = join(folder, 'elsewhere');
    for (const since of ['2000-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']) {
      writeFileSync(path, JSON.stringify({ ...newHolder(), ...place, since }));
      const from = performance.now();
      await expect(withLock(path, () => Promise.resolve('done'), 100)).resolves.toBe('done');
      expect(performance.now() - from).toBeGreaterThan(150);
    }
  },
);

test('a lock that is kept for too long is told', async () => {
  const path = join(folder, 'kept');
  writeFileSync(path, JSON.stringify(newHolder()));
  await expect(withLock(path, () => Promise.resolve(), 50)).rejects.toThrow(
    `${path} is held by process ${process.pid} on ${hostname()} since `,
  );
  rmSync(path);
});

test('the lock is given back when the work fails', async () => {
  const path = join(folder, 'failing');
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(path)).toBe(false);
});
