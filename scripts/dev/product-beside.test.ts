import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { thisProcess } from '../../delivery/src/process/running-process.ts';
import { runningAddress } from '../../delivery/src/process/running-product.ts';
import { openHouse } from '../../delivery/src/testing/gate-house.ts';
import { writeRecord } from '../product/running-record.ts';
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

test('a product that was killed is not taken for one that runs', async () => {
  const address = 'http://localhost:3000';
  writeRecord(folder, { ...thisProcess(), parts: {}, address });
  expect(await runningAddress(folder)).toBe(address);
  writeRecord(folder, { ...thisProcess(), born: '1', parts: {}, address });
  expect(await runningAddress(folder)).toBeUndefined();
});
