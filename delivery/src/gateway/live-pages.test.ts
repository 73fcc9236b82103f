import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { promote } from '../store/live.ts';
import type { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { areas, publishArea, publishProduct, publishShell } from '../testing/product.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
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
