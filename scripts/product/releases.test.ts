import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { call, openHouse } from '../../delivery/src/testing/gate-house.ts';
import { requireBuilds, unfitFor } from './releases.ts';

test('an empty store without builds says what is missing and what to do', async () => {
  const root = mkdtempSync(join(tmpdir(), 'ifj-builds-'));
  for (const name of ['shell', 'mfe-sample']) {
    mkdirSync(join(root, name, 'dist'), { recursive: true });
    writeFileSync(join(root, name, 'package.json'), '{}');
    writeFileSync(join(root, name, 'remote.json'), '{}');
  }
  writeFileSync(join(root, 'shell', 'dist', 'release.json'), '{}');
  await expect(requireBuilds(root)).rejects.toThrow(
    /NO_BUILD=1 .*: mfe-sample\. Start once without NO_BUILD\./,
  );
  writeFileSync(join(root, 'mfe-sample', 'dist', 'release.json'), '{}');
  await expect(requireBuilds(root)).resolves.toBeUndefined();
});

test('what is live and was made for another api than the one that starts is named', async () => {
  const house = await openHouse(mkdtempSync(join(tmpdir(), 'ifj-unfit-')));
  const document = join(house.root, 'openapi.json');
  const releases = join(house.root, 'releases');
  expect(await unfitFor(document, releases)).toEqual([]);
  house.writeApi({ '/IFJ/api/jobs': { get: call() } });
  expect(await unfitFor(document, releases)).toEqual([
    'mfe-plain@1.0.5-a (canary): GET /IFJ/api/me: there is no such call.',
  ]);
});
