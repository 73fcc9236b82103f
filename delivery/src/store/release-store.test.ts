import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeArea, writeBuild, writeShell } from '../testing/builds.ts';
import { storeKinds, testStores, type TestStore } from '../testing/stores.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { promote } from './live.ts';
import { liveEntry } from './promotion.ts';
import type { ReleaseStore } from './release-store.ts';

const folder = temporaryFolder();

describe.each(storeKinds)('a store on %s', (kind) => {
  const newStore = testStores(kind, folder);
  let at: TestStore;
  let store: ReleaseStore;
  let build: string;
  let count = 0;

  beforeEach(() => {
    at = newStore();
    ({ store } = at);
    build = join(folder, `build-${kind}-${++count}`);
    mkdirSync(build);
  });

  async function text(name: string, version: string, file: string): Promise<string | undefined> {
    const found = await store.openFile(name, version, file, false);
    return found ? (await buffer(found.stream)).toString() : undefined;
  }

  async function publish(name: string, ...versions: string[]): Promise<void> {
    for (const version of versions) {
      writeArea(build, name, version);
      await store.publish(build);
    }
  }

  describe('publishing', () => {
    test('keeps every file, its hash and its brotli form', async () => {
      const script = `export const text = '${'word '.repeat(200)}';`;
      const release = writeShell(build, '1.0.0-a', { contents: { 'js/main.js': script } });
      await store.publish(build);
      expect(await store.release('shell', '1.0.0-a')).toEqual(release);
      expect(await text('shell', '1.0.0-a', 'js/main.js')).toBe(script);
      const file = await store.openFile('shell', '1.0.0-a', 'js/main.js', true);
      const compressed = await buffer(file?.stream ?? Readable.from([]));
      expect(file?.encoding).toBe('br');
      expect(file?.size).toBe(compressed.length);
      expect(brotliDecompressSync(compressed).toString()).toBe(script);
      expect(await store.openFile('shell', '1.0.0-a', 'other.js', true)).toBeNull();
    });

    test('gives the plain form where the compressed one would be no smaller', async () => {
      writeShell(build, '1.0.0-a', { contents: { 'tiny.js': '1', 'logo.png': 'pixels' } });
      await store.publish(build);
      for (const file of ['tiny.js', 'logo.png']) {
        const found = await store.openFile('shell', '1.0.0-a', file, true);
        await buffer(found?.stream ?? Readable.from([]));
        expect(found?.encoding).toBeNull();
      }
    });

    test('refuses a version that is there, whatever the content, and leaves it as it was', async () => {
      const first = writeArea(build, 'mfe-a', '1.0.0-a');
      await store.publish(build);
      writeBuild(build, { ...first, contents: { 'remoteEntry.js': '2' } });
      await expect(store.publish(build)).rejects.toThrow(/already published/);
      expect(await store.release('mfe-a', '1.0.0-a')).toEqual(first);
      expect(await text('mfe-a', '1.0.0-a', 'remoteEntry.js')).toContain('1.0.0-a');
    });

    test('of one version by twenty at once succeeds once', async () => {
      writeArea(build, 'mfe-a', '1.0.0-a');
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => store.publish(build)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.versions('mfe-a')).toEqual(['1.0.0-a']);
    });

    test('of one version with different contents at once leaves one of them whole', async () => {
      const contents = ['first', 'second', 'third'];
      const builds = contents.map((content) => {
        const own = join(build, content);
        mkdirSync(own);
        const { files: _files, ...facts } = writeArea(own, 'mfe-a', '1.0.0-a');
        writeBuild(own, {
          ...facts,
          contents: { 'remoteEntry.js': content, 'page.js': content },
          preload: { '/mfe-a/page': ['page.js'] },
        });
        return own;
      });
      const results = await Promise.allSettled(builds.map((own) => store.publish(own)));
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      const [version] = await store.versions('mfe-a');
      const seen = await Promise.all(
        ['remoteEntry.js', 'page.js'].map((file) => text('mfe-a', version ?? '', file)),
      );
      expect(version === undefined || new Set(seen).size === 1).toBe(true);
    });

    test('refuses missing and changed files by name and leaves nothing', async () => {
      writeShell(build, '1.0.0-a', { contents: { 'logo.png': 'pixels' } });
      writeFileSync(join(build, 'main.js'), 'tampered');
      writeFileSync(join(build, 'logo.png'), 'tampered');
      rmSync(join(build, 'index.html'));
      const publishing = store.publish(build);
      await expect(publishing).rejects.toThrow(/main.js has another hash/);
      await expect(publishing).rejects.toThrow(/logo.png has another hash/);
      await expect(publishing).rejects.toThrow(/index.html is missing/);
      expect(await store.versions('shell')).toEqual([]);
      expect(await store.removal.list()).toEqual([]);
    });

    test.each(['discovery', 'health'])(
      'refuses the name %s, which the store takes',
      async (name) => {
        writeArea(build, name, '1.0.0-a');
        await expect(store.publish(build)).rejects.toThrow(
          `the name ${name} is taken by the store`,
        );
      },
    );
  });

  test('names and versions that lead elsewhere are no releases', async () => {
    for (const [name, version] of [
      ['..', '1'],
      ['mfe-a', '..'],
      ['mfe-a', '1/../..'],
      ['', '1'],
    ]) {
      await expect(store.release(name ?? '', version ?? '')).rejects.toThrow(/There is no release/);
    }
    expect(await store.versions('..')).toEqual([]);
  });

  test('versions come newest first', async () => {
    for (const [version, day] of [
      ['1.0.0-a', '02'],
      ['1.0.0-b', '01'],
      ['1.0.0-c', '03'],
    ]) {
      const { files: _files, ...facts } = writeArea(build, 'mfe-a', version ?? '');
      const builtAt = `2026-01-${day}T00:00:00.000Z`;
      writeBuild(build, { ...facts, builtAt, contents: { 'remoteEntry.js': version ?? '' } });
      await store.publish(build);
    }
    expect(await store.versions('mfe-a')).toEqual(['1.0.0-c', '1.0.0-a', '1.0.0-b']);
    expect(await store.versions('mfe-b')).toEqual([]);
  });

  describe('the discovery document', () => {
    test('changes only if the revision is the expected one', async () => {
      await publish('mfe-a', '1.0.0-a', '1.0.0-b');
      const first = await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
      const second = await promote(store, [{ name: 'mfe-a', version: '1.0.0-b' }]);
      if (!first || !second) throw new Error('nothing is live');
      expect(await store.swapDiscovery(first, 0)).toBe(false);
      expect(await store.swapDiscovery(second, 1)).toBe(false);
      expect(await store.discovery()).toEqual(second);
      expect((await store.history(10)).map(({ revision }) => revision)).toEqual([2, 1]);
      expect((await store.history(1)).map(({ revision }) => revision)).toEqual([2]);
    });

    test('has a mark that changes with it, and none before the first', async () => {
      expect(await store.discoveryMark()).toBeNull();
      await publish('mfe-a', '1.0.0-a', '1.0.0-b');
      const marks = new Set<string | null>();
      for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-a']) {
        await promote(store, [{ name: 'mfe-a', version }]);
        await store.discovery();
        marks.add(await store.discoveryMark());
        marks.add(await store.discoveryMark());
      }
      expect(marks.size).toBe(3);
    });

    test.each([
      ['cut off', (content: string) => content.slice(0, 100)],
      ['empty', () => ''],
      ['changed by one letter', (content: string) => content.replace(': 2', ': 3')],
    ])(
      '(%s) gives way to the last good revision and is mended by the next change',
      async (_, damage) => {
        await publish('mfe-a', '1.0.0-a', '1.0.0-b');
        for (const version of ['1.0.0-a', '1.0.0-b']) {
          await promote(store, [{ name: 'mfe-a', version }]);
        }
        const live = (await at.content('discovery/live.json'))?.toString() ?? '';
        await at.overwrite('discovery/live.json', damage(live));
        const told: string[] = [];
        const tell = ({ message }: Error) => told.push(message);
        expect((await store.discovery(tell))?.revision).toBe(2);
        expect(told.join()).toMatch(/live\.json is damaged\. Revision 2 of the history/);
        await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
        const mended = (await at.content('discovery/live.json'))?.toString() ?? '';
        expect(JSON.parse(mended)).toMatchObject({ revision: 3 });
        await store.discovery(tell);
        expect(told).toHaveLength(1);
      },
    );

    test('that is gone comes back from the history, and the next change goes on from there', async () => {
      await publish('mfe-a', '1.0.0-a', '1.0.0-b');
      await publish('mfe-b', '1.0.0-a');
      for (const version of ['1.0.0-a', '1.0.0-b']) {
        await promote(store, [{ name: 'mfe-a', version }]);
      }
      const first = await at.content('discovery/history/1.json');
      await at.lose('discovery/live.json');
      const told: string[] = [];
      const tell = ({ message }: Error) => told.push(message);
      expect((await store.discovery(tell))?.revision).toBe(2);
      expect(told.join()).toMatch(/live\.json is gone\. Revision 2 of the history takes its place/);
      expect(await store.history(10)).toHaveLength(2);
      const next = await promote(store, [{ name: 'mfe-b', version: '1.0.0-a' }]);
      expect(next).toMatchObject({ revision: 3 });
      expect(Object.keys(next?.microFrontends ?? {})).toEqual(['mfe-a', 'mfe-b']);
      expect(await at.content('discovery/history/1.json')).toEqual(first);
      await store.discovery(tell);
      expect(told).toHaveLength(1);
    });

    test('that is damaged without any history says where', async () => {
      await at.overwrite('discovery/live.json', '{');
      await expect(store.discovery()).rejects.toThrow(/live.json is damaged/);
    });

    test('that is gone, with a history of which nothing is whole, is no empty store', async () => {
      await at.overwrite('discovery/history/1.json', '{');
      await expect(store.discovery()).rejects.toThrow(/live.json is gone, and no earlier revision/);
      await publish('mfe-a', '1.0.0-a');
      const next = promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
      await expect(next).rejects.toThrow(/live.json is gone/);
      expect((await at.content('discovery/history/1.json'))?.toString()).toBe('{');
    });
  });

  test('what is hidden is no release, until it is restored', async () => {
    await publish('mfe-a', '1.0.0-a', '1.0.0-b');
    const states = async () =>
      (await store.removal.list()).map(({ version, state }) => `${version} ${state}`).sort();
    await store.removal.hide('mfe-a', '1.0.0-a');
    expect(await store.versions('mfe-a')).toEqual(['1.0.0-b']);
    await expect(store.release('mfe-a', '1.0.0-a')).rejects.toThrow(/There is no release/);
    expect(await states()).toEqual(['1.0.0-a hidden', '1.0.0-b published']);
    await store.removal.restore('mfe-a', '1.0.0-a');
    expect(await states()).toEqual(['1.0.0-a published', '1.0.0-b published']);
    await promote(store, [{ name: 'mfe-a', version: '1.0.0-a' }]);
    expect(liveEntry(await store.discovery(), 'mfe-a')?.metadata.version).toBe('1.0.0-a');
  });

  test('what is removed is gone, and can be published anew', async () => {
    await publish('mfe-a', '1.0.0-a');
    await store.removal.hide('mfe-a', '1.0.0-a');
    for (let times = 0; times < 2; times++) await store.removal.remove('mfe-a', '1.0.0-a');
    expect(await store.removal.list()).toEqual([]);
    expect(await store.openFile('mfe-a', '1.0.0-a', 'remoteEntry.js', false)).toBeNull();
    await publish('mfe-a', '1.0.0-a');
    expect(await store.versions('mfe-a')).toEqual(['1.0.0-a']);
  });

  test('keeps what gateways count', async () => {
    const [first, second] = ['1700000000000', '1700000010000'].map((window) => ({
      gateway: '1-gateway',
      window,
    }));
    if (!first || !second) throw new Error('no windows');
    await publish('mfe-a', '1.0.0-a');
    await store.health.write(first, '1');
    await store.health.write(second, '2');
    expect(await store.health.list()).toEqual(expect.arrayContaining([first, second]));
    expect(await store.health.read(second)).toBe('2');
    await store.health.remove(second);
    await store.health.remove(second);
    expect(await store.health.read(second)).toBeNull();
    expect(await store.health.list()).toEqual([first]);
    expect((await store.removal.list()).map(({ name }) => name)).toEqual(['mfe-a']);
  });
});
