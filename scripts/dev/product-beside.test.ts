import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openHouse } from '../../delivery/src/testing/gate-house.ts';
import { buildSettings } from './product-beside.ts';

const folder = mkdtempSync(join(tmpdir(), 'ifj-dev-'));

test('a product that is started to work on an area releases nothing where something is live', async () => {
  const { root } = await openHouse(folder);
  expect(await buildSettings(join(root, 'releases'))).toEqual({ NO_BUILD: '1' });
});

test('a store in which nothing is live is filled', async () => {
  expect(await buildSettings(join(folder, 'releases'))).toEqual({});
});

test('a store that cannot be read is told in one line', async () => {
  writeFileSync(join(folder, 'discovery'), '');
  await expect(buildSettings(folder)).rejects.toThrow('ENOTDIR');
});
