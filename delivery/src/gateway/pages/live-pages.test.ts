import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import type { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { StoreAwayError } from '../../store/errors.ts';
import { promote } from '../../store/live.ts';
import { areas, publishArea, publishProduct, publishShell } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { getsCanary } from '../visitors/canary-share.ts';
import { LivePages, NothingLiveError } from './live-pages.ts';

const folder = temporaryFolder();

/** Makes the store hang until the returned function is called. */
function hang(store: DiskReleaseStore): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = store.discoveryMark.bind(store);
  store.discoveryMark = async () => {
    await released;
    return read();
  };
  return () => {
    store.discoveryMark = read;
    release();
  };
}

test('a store that hangs costs one second once; after that pages come at once', async () => {
  const store = await publishProduct(folder);
  const troubles: unknown[] = [];
  const pages = new LivePages(store, (error) => troubles.push(error));
  expect((await pages.current()).document.revision).toBe(1);

  const letGo = hang(store);
  const start = Date.now();
  expect((await pages.current()).document.revision).toBe(1);
  expect(Date.now() - start).toBeLessThan(3_000);
  const later = Date.now();
  for (let index = 0; index < 20; index++) await pages.current();
  expect(Date.now() - later).toBeLessThan(900);
  expect(troubles).toEqual([new Error('the store did not answer within 1000 ms')]);

  const [landing] = areas;
  if (!landing) throw new Error('no area');
  await publishArea(store, folder, landing, '1.0.0-b');
  await promote(store, [{ name: 'mfe-landing', version: '1.0.0-b' }]);
  letGo();
  for (let tries = 0; (await pages.current()).document.revision !== 2 && tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await pages.current()).document.revision).toBe(2);
});

test('a store that hangs is asked once, however often somebody comes', async () => {
  const store = await publishProduct(`${folder}/once`);
  const troubles: unknown[] = [];
  const pages = new LivePages(store, (error) => troubles.push(error));
  await pages.current();
  const letGo = hang(store);
  const look = jest.spyOn(store, 'discoveryMark');
  while (troubles.length < 3) {
    expect((await pages.current()).document.revision).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(look).toHaveBeenCalledTimes(1);
  letGo();
});

test('the next look begins before one has to wait for it', async () => {
  const store = await publishProduct(`${folder}/under-way`);
  const troubles: unknown[] = [];
  const pages = new LivePages(store, (error) => troubles.push(error));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  await pages.current();
  clock.mockReturnValue(4);
  const letGo = hang(store);
  const look = jest.spyOn(store, 'discoveryMark');
  expect((await pages.current()).document.revision).toBe(1);
  expect([look.mock.calls.length, troubles]).toEqual([1, []]);

  clock.mockReturnValue(6);
  const waiting = pages.current();
  const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 50))]);
  expect(first).toBeUndefined();
  letGo();
  expect((await waiting).document.revision).toBe(1);
  expect([look.mock.calls.length, troubles]).toEqual([1, []]);
  clock.mockRestore();
});

test('a store that is slow from the start is waited for', async () => {
  const store = await publishProduct(`${folder}/slow`);
  const letGo = hang(store);
  const pages = new LivePages(store, () => undefined);
  setTimeout(letGo, 1_500);
  expect((await pages.current()).document.revision).toBe(1);
});

test('a store that hangs from the start has nothing to show, and the next look finds it', async () => {
  const store = await publishProduct(`${folder}/second`);
  const letGo = hang(store);
  const pages = new LivePages(store, () => undefined);
  await expect(pages.current()).rejects.toThrow(NothingLiveError);
  letGo();
  expect((await pages.current()).document.revision).toBe(1);
});

describe('a shell that was changed after its release', () => {
  let round = 0;

  /** Two releases of the shell, the later one live. */
  async function twoShells() {
    const own = join(folder, `damaged-${round++}`);
    const store = await publishProduct(own);
    await publishShell(store, own, '1.0.0-b');
    await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
    const seen: unknown[] = [];
    const look = async () => {
      const pages = new LivePages(
        store,
        () => undefined,
        (error) => seen.push(error),
      );
      return (await pages.current()).shell.version;
    };
    const at = (version: string, file: string) => join(store.place, 'shell', version, file);
    return { store, look, at, seen };
  }

  test('is live as long as it is whole', async () => {
    const { look, seen } = await twoShells();
    expect([await look(), seen]).toEqual(['1.0.0-b', []]);
  });

  test.each(['index.html', 'main.js', 'main.js.br', 'frame.js', 'formik.js', 'inter.woff2'])(
    'gives way to the one before when %s has another byte',
    async (file) => {
      const { look, at, seen } = await twoShells();
      const path = at('1.0.0-b', file);
      const content = readFileSync(path);
      content.writeUInt8(content.readUInt8(4) ^ 1, 4);
      writeFileSync(path, content);
      expect(await look()).toBe('1.0.0-a');
      expect(seen).toEqual([
        new Error(`${file.replace('.br', '')} of shell@1.0.0-b was changed after its release`),
      ]);
    },
  );

  test('gives way when a file is gone', async () => {
    const { look, at, seen } = await twoShells();
    rmSync(at('1.0.0-b', 'main.js'));
    expect(await look()).toBe('1.0.0-a');
    expect(seen).toEqual([new Error('shell@1.0.0-b has no main.js')]);
  });

  test('shows its template all the same when there is no better one', async () => {
    const { look, at } = await twoShells();
    for (const version of ['1.0.0-a', '1.0.0-b']) writeFileSync(at(version, 'main.js'), 'changed');
    expect(await look()).toBe('1.0.0-b');
  });
});

describe('a shell that cannot be read for a moment', () => {
  let round = 0;

  /** A store that is away for files of one release of the shell, until it is back. */
  async function awayFor(version: string) {
    const own = join(folder, `passing-${round++}`);
    const store = await publishProduct(own);
    await publishShell(store, own, '1.0.0-b');
    const open = store.openFile.bind(store);
    store.openFile = async (name, wanted, ...rest) => {
      if (wanted === version) throw new StoreAwayError(store.place, 'no answer in time');
      return open(name, wanted, ...rest);
    };
    const back = () => (store.openFile = open);
    const troubles: unknown[] = [];
    const damages: unknown[] = [];
    const pages = new LivePages(
      store,
      (error) => troubles.push(error),
      (error) => damages.push(error),
    );
    const seen = async (visitor: number | null = null) => {
      const { document, shell } = await pages.current(visitor);
      return [document.revision, shell.version];
    };
    /** What is seen after two more looks that failed. */
    const still = async (visitor: number | null = null) => {
      const before = troubles.length;
      while (troubles.length < before + 2) {
        await seen(visitor);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return seen(visitor);
    };
    /** What is seen once another shell comes, or after a time. */
    const next = async (visitor: number | null = null) => {
      for (let tries = 0; (await seen(visitor))[1] !== version && tries < 500; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return seen(visitor);
    };
    return { store, back, still, next, seen, troubles, damages };
  }

  test('leaves the last good page, and comes as soon as it can be read', async () => {
    const { store, back, still, next, seen, troubles, damages } = await awayFor('1.0.0-b');
    expect(await seen()).toEqual([1, '1.0.0-a']);
    await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
    expect(await still()).toEqual([1, '1.0.0-a']);
    expect(troubles[0]).toBeInstanceOf(StoreAwayError);
    back();
    expect(await next()).toEqual([2, '1.0.0-b']);
    expect(damages).toEqual([]);
  });

  test('gives way at a start, when there is no last good page, and comes after that', async () => {
    const { store, back, still, next, seen, damages } = await awayFor('1.0.0-b');
    await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
    expect(await seen()).toEqual([2, '1.0.0-a']);
    expect(await still()).toEqual([2, '1.0.0-a']);
    back();
    expect(await next()).toEqual([2, '1.0.0-b']);
    expect(damages).toEqual([]);
  });

  test.each([true, false])('comes as a canary too (a page was served before: %s)', async (was) => {
    const { store, back, still, next, seen, damages } = await awayFor('1.0.0-b');
    if (was) await seen();
    await promote(store, [{ name: 'shell', version: '1.0.0-b' }], { traffic: 99 });
    const lucky = Array.from({ length: 50 }, (_, number) => number).find((number) =>
      getsCanary(number, 'shell@1.0.0-b', 99),
    );
    if (lucky === undefined) throw new Error('nobody gets the canary');
    expect((await still(lucky))[1]).toBe('1.0.0-a');
    back();
    expect(await next(lucky)).toEqual([2, '1.0.0-b']);
    expect(damages).toEqual([]);
  });
});
