import { mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { arrivalFaults } from '../../testing/arrival-faults.ts';
import { writeBuild, remoteManifest, remotePath } from '../../testing/builds.ts';
import { FaultyStore } from '../../testing/faulty-store.ts';
import { storeKinds, testStores, type TestStore } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { VerifiedStore } from './verified-store.ts';

const folder = temporaryFolder();
const script = `export const words = '${'word '.repeat(100)}';`;
const place = ['mfe-a', '1.0.0-a'] as const;

/** For so many milliseconds, and less, a file that was read is not looked for again. */
const moment = 150;

/** A folder with an area that was built. */
function buildOfArea(): string {
  const build = mkdtempSync(join(folder, 'build-'));
  writeBuild(build, {
    name: 'mfe-a',
    version: '1.0.0-a',
    remote: remoteManifest('mfe-a', [remotePath('/a/page')]),
    contents: { 'remoteEntry.js': script, 'logo.png': 'pixels' },
  });
  return build;
}

describe.each(storeKinds)('over a store on %s', (kind) => {
  const newStore = testStores(kind, folder);
  let at: TestStore;
  let store: VerifiedStore;
  let asked: string[];

  beforeEach(async () => {
    at = newStore();
    await at.store.publish(buildOfArea());
    asked = [];
    const open = at.store.openFile.bind(at.store);
    at.store.openFile = (name, version, file, brotli) => {
      asked.push(file);
      return open(name, version, file, brotli);
    };
    store = new VerifiedStore(at.store);
  });

  test('a file is read once, in each of its forms, also by many at once', async () => {
    const files = await Promise.all(
      Array.from({ length: 50 }, () => store.file(...place, 'remoteEntry.js', true)),
    );
    const plain = await store.file(...place, 'remoteEntry.js', false);
    expect(new Set(files).size).toBe(1);
    expect([files[0]?.encoding, plain?.encoding]).toEqual(['br', null]);
    expect(plain?.content.toString()).toBe(script);
    for (const brotli of [true, false]) {
      await store.file(...place, 'remoteEntry.js', brotli);
      await store.file(...place, 'logo.png', brotli);
    }
    expect(asked).toEqual(['remoteEntry.js', 'remoteEntry.js', 'logo.png']);
  });

  test.each([
    ['remoteEntry.js', false],
    ['remoteEntry.js.br', true],
    ['logo.png', false],
  ])('%s with another byte never comes, and comes once it is mended', async (path, brotli) => {
    const file = path.replace('.br', '');
    const whole = (await at.content(`mfe-a/1.0.0-a/${path}`)) ?? Buffer.alloc(0);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(3) ^ 1, 3);
    await at.overwrite(`mfe-a/1.0.0-a/${path}`, changed);
    const said = `${file} of mfe-a@1.0.0-a was changed after its release`;
    await expect(store.file(...place, file, brotli)).rejects.toThrow(said);
    await expect(store.openFile(...place, file, brotli)).rejects.toThrow(said);
    await at.overwrite(`mfe-a/1.0.0-a/${path}`, whole);
    expect(await store.file(...place, file, brotli)).not.toBeNull();
  });

  test('what was good when it was read stays so, whatever becomes of the store', async () => {
    await store.file(...place, 'remoteEntry.js', false);
    await at.overwrite('mfe-a/1.0.0-a/remoteEntry.js', 'changed');
    const found = await store.openFile(...place, 'remoteEntry.js', false);
    expect(found && (await buffer(found.stream)).toString()).toBe(script);
    expect(found?.size).toBe(script.length);
  });

  test('a file that hangs is given up, and comes once the store is well', async () => {
    const open = at.store.openFile.bind(at.store);
    at.store.openFile = () => new Promise(() => undefined);
    const start = performance.now();
    const said = 'remoteEntry.js of mfe-a@1.0.0-a did not come within 3000 ms';
    await expect(store.file(...place, 'remoteEntry.js', true)).rejects.toThrow(said);
    expect(performance.now() - start).toBeLessThan(4_000);
    at.store.openFile = open;
    expect((await store.file(...place, 'remoteEntry.js', true))?.encoding).toBe('br');
  });

  test('a release that hangs is given up too', async () => {
    const read = at.store.release.bind(at.store);
    at.store.release = () => new Promise(() => undefined);
    const said = 'release.json of mfe-a@1.0.0-a did not come within 3000 ms';
    await expect(store.file(...place, 'remoteEntry.js', true)).rejects.toThrow(said);
    at.store.release = read;
    expect(await store.file(...place, 'remoteEntry.js', true)).not.toBeNull();
  });

  test('whoever asks for releases that do not exist keeps nobody from those that do', async () => {
    await promote(at.store, [{ name: place[0], version: place[1] }]);
    const read = at.store.release.bind(at.store);
    const names: string[] = [];
    let refuse = (): void => undefined;
    const refused = new Promise<never>((_resolve, reject) => {
      refuse = () => reject(new Error('There is no such release'));
    });
    at.store.release = (name, version) => {
      names.push(name);
      return name === place[0] ? read(name, version) : refused;
    };
    for (let version = 0; version < 300; version++) {
      store.release('mfe-none', `1.0.0-${version}`).catch(() => undefined);
    }
    await store.discovery();
    const start = performance.now();
    await store.release(...place);
    expect(performance.now() - start).toBeLessThan(2_000);
    for (let version = 300; version < 600; version++) {
      store.release('mfe-none', `1.0.0-${version}`).catch(() => undefined);
    }
    await store.release(...place);
    refuse();
    expect(names.filter((name) => name === place[0])).toHaveLength(1);
  });

  test('what the release does not list is not asked for', async () => {
    for (const file of ['release.json', 'remoteEntry.js.br', 'constructor', '../1.0.0-b/a.js']) {
      expect(await store.file(...place, file, true)).toBeNull();
    }
    expect(asked).toEqual([]);
    await expect(store.file('mfe-a', '9.0.0', 'remoteEntry.js', true)).rejects.toThrow(
      /There is no release/,
    );
  });
});

test('a file that is gone from disk is gone, and there again when it is back', async () => {
  const releases = join(folder, 'lost');
  const disk = new DiskReleaseStore(releases);
  await disk.publish(buildOfArea());
  const store = new VerifiedStore(disk);
  const entry = join(releases, 'mfe-a/1.0.0-a/remoteEntry.js');
  expect(await store.file(...place, 'remoteEntry.js', false)).not.toBeNull();
  renameSync(entry, `${entry}.away`);
  await wait(moment);
  expect(await store.file(...place, 'remoteEntry.js', false)).toBeNull();
  renameSync(`${entry}.away`, entry);
  expect(await store.file(...place, 'remoteEntry.js', false)).not.toBeNull();
});

test('a folder that is no longer there, or empty, loses no file that was read', async () => {
  const releases = join(folder, 'unmounted');
  const disk = new DiskReleaseStore(releases);
  await disk.publish(buildOfArea());
  const store = new VerifiedStore(disk);
  await store.file(...place, 'remoteEntry.js', true);
  renameSync(releases, `${releases}.away`);
  await wait(moment);
  expect(await store.file(...place, 'remoteEntry.js', true)).not.toBeNull();
  mkdirSync(releases);
  await wait(moment);
  expect(await store.file(...place, 'remoteEntry.js', true)).not.toBeNull();
});

test.each(arrivalFaults)(
  'a store that is in trouble (%s) loses no file that was read',
  async (fault) => {
    const origin = new FaultyStore(join(folder, `in-trouble-${fault}`));
    await origin.publish(buildOfArea());
    const store = new VerifiedStore(origin);
    await store.file(...place, 'remoteEntry.js', true);
    origin.fault = fault;
    await wait(moment);
    const start = performance.now();
    expect(await store.file(...place, 'remoteEntry.js', true)).not.toBeNull();
    expect(performance.now() - start).toBeLessThan(2_500);
    await wait(moment);
    const later = performance.now();
    for (let times = 0; times < 5; times++) {
      expect(await store.file(...place, 'remoteEntry.js', true)).not.toBeNull();
      await wait(moment);
    }
    expect(performance.now() - later).toBeLessThan(4_000);
  },
);

test('a store that was silent is asked for lost files again once it has answered', async () => {
  const origin = new FaultyStore(join(folder, 'silent'));
  await origin.publish(buildOfArea());
  const store = new VerifiedStore(origin);
  await store.file(...place, 'remoteEntry.js', false);
  let answer: (isLost: boolean) => void = () => undefined;
  const has = origin.hasLost.bind(origin);
  origin.hasLost = () => new Promise((resolve) => (answer = resolve));
  await wait(moment);
  expect(await store.file(...place, 'remoteEntry.js', false)).not.toBeNull();
  origin.hasLost = has;
  renameSync(join(origin.place, 'mfe-a/1.0.0-a/remoteEntry.js'), join(folder, 'away.js'));
  await wait(moment);
  expect(await store.file(...place, 'remoteEntry.js', false)).not.toBeNull();
  answer(false);
  await wait(moment);
  expect(await store.file(...place, 'remoteEntry.js', false)).toBeNull();
});
