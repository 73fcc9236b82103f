import { expect, test } from '@jest/globals';
import { promote } from '../store/live.ts';
import type { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { areas, publishArea, publishProduct } from '../testing/product.ts';
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

test('a store that hangs from the start has nothing to show, and the next look finds it', async () => {
  const store = await publishProduct(`${folder}/second`);
  const letGo = hang(store);
  const pages = new LivePages(store, () => undefined);
  await expect(pages.current()).rejects.toThrow(NothingLiveError);
  letGo();
  expect((await pages.current()).document.revision).toBe(1);
});
