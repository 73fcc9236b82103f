import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeArea } from '../testing/builds.ts';
import { storeKinds, testStores, type TestStore } from '../testing/stores.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { unseal } from './discovery-document.ts';
import { promote } from './live.ts';
import { liveEntry } from './promotion.ts';

const isLong = Boolean(process.env['LONG']);

/** How many releases go live at once, from how many processes, and how often one is killed. */
const counts = isLong
  ? { releases: 50, processes: 50, kills: 50 }
  : { releases: 12, processes: 4, kills: 4 };

const folder = temporaryFolder();
const script = fileURLToPath(new URL('../testing/promote-often.ts', import.meta.url));

describe.each(storeKinds)('many at once, on %s', (kind) => {
  const newStore = testStores(kind, folder);
  let at: TestStore;
  let build: string;
  let count = 0;

  beforeEach(() => {
    at = newStore();
    build = join(folder, `build-${kind}-${++count}`);
    mkdirSync(build);
  });

  async function publish(name: string, ...versions: string[]): Promise<void> {
    for (const version of versions) {
      writeArea(build, name, version);
      await at.store.publish(build);
    }
  }

  function start(times: number, releases: string[]): ChildProcess {
    const args = [script, at.address, String(times), ...releases];
    // Jest has an environment of its own, in which the credentials stand.
    const { env } = process;
    return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  }

  /** What killed writers left is gone with the first change of another day. */
  async function expectNothingLeft(): Promise<void> {
    const discovery = join(at.address, 'discovery');
    const names = () => readdirSync(discovery, { recursive: true }).map(String);
    for (const name of names()) utimesSync(join(discovery, name), 1, 1);
    const version = liveEntry(await at.store.discovery(), 'mfe-a')?.metadata.version;
    const other = version === '1.0.0-a' ? '1.0.0-b' : '1.0.0-a';
    await promote(at.store, [{ name: 'mfe-a', version: other }]);
    const left = names().filter((name) => !/^(live\.json|history|history\/\d+\.json)$/.test(name));
    expect(left).toEqual([]);
  }

  /** Reads the stored document again and again, as it lies there. */
  function watch() {
    const seen = { documents: 0, halves: 0, steps: 0, last: 0 };
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const text = (await at.content('discovery/live.json'))?.toString();
        if (text !== undefined) {
          const document = unseal(text);
          seen.documents += 1;
          if (!document) seen.halves += 1;
          else if (document.revision < seen.last) seen.steps += 1;
          seen.last = Math.max(seen.last, document?.revision ?? 0);
        }
        await wait(1);
      }
    })();
    return async () => {
      isOver = true;
      await reading;
      return seen;
    };
  }

  test(
    `${counts.releases} releases from ${counts.processes} processes: none is lost, and nobody reads half a document`,
    async () => {
      const names = Array.from({ length: counts.releases }, (_, index) => `mfe-${index}`);
      for (const name of names) await publish(name, '1.0.0-a');
      const end = watch();
      const each = counts.releases / counts.processes;
      const processes = Array.from({ length: counts.processes }, (_, index) =>
        start(
          1,
          names.slice(index * each, (index + 1) * each).map((name) => `${name}@1.0.0-a`),
        ),
      );
      await Promise.all(processes.map((one) => once(one, 'exit')));
      const { documents, halves, steps } = await end();
      expect({ halves, steps }).toEqual({ halves: 0, steps: 0 });
      expect(documents).toBeGreaterThan(10);
      const document = await at.store.discovery();
      expect(Object.keys(document?.microFrontends ?? {}).sort()).toEqual(names.toSorted());
      expect(document?.revision).toBe(counts.releases);
      const history = await at.store.history(Infinity);
      expect(history.map(({ revision }) => revision)).toEqual(
        Array.from({ length: counts.releases }, (_, index) => counts.releases - index),
      );
      expect(history.flatMap(({ changes }) => changes.map(({ name }) => name)).sort()).toEqual(
        names.toSorted(),
      );
    },
    isLong ? 600_000 : 120_000,
  );

  test(
    `kill -9 in the middle, ${counts.kills} times, leaves a whole document with every acknowledged change`,
    async () => {
      const releases = ['mfe-a', 'mfe-b'].flatMap((name) => [`${name}@1.0.0-a`, `${name}@1.0.0-b`]);
      await publish('mfe-a', '1.0.0-a', '1.0.0-b');
      await publish('mfe-b', '1.0.0-a', '1.0.0-b');
      for (let round = 0; round < counts.kills; round++) {
        const writer = start(100_000, releases);
        let printed = '';
        writer.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
        while (!printed.includes('\n')) {
          if (writer.exitCode !== null) throw new Error('the writer ended by itself');
          await wait(5);
        }
        await wait(Math.random() * 60);
        writer.kill('SIGKILL');
        await once(writer, 'close');
        const acknowledged = Math.max(...printed.trimEnd().split('\n').map(Number));
        const text = (await at.content('discovery/live.json'))?.toString() ?? '';
        expect(unseal(text)).not.toBeNull();
        const document = await at.store.discovery();
        const revision = document?.revision ?? 0;
        expect(revision).toBeGreaterThanOrEqual(acknowledged);
        expect(await at.store.history(Infinity)).toHaveLength(revision);
        const isFirst = liveEntry(document, 'mfe-a')?.metadata.version === '1.0.0-a';
        const version = isFirst ? '1.0.0-b' : '1.0.0-a';
        const before = Date.now();
        const next = await promote(at.store, [{ name: 'mfe-a', version }]);
        // What the writer had decided when it was killed may have come first.
        expect((next?.revision ?? 0) - revision).toBeGreaterThanOrEqual(1);
        expect((next?.revision ?? 0) - revision).toBeLessThanOrEqual(2);
        expect(liveEntry(next, 'mfe-a')?.metadata.version).toBe(version);
        expect(Date.now() - before).toBeLessThan(3_000);
      }
      if (kind === 'disk') await expectNothingLeft();
    },
    isLong ? 600_000 : 120_000,
  );
});
