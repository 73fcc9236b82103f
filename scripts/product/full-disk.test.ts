import { mkdirSync, mkdtempSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { trimLog } from './log-file.ts';
import { writeRecord } from './running-record.ts';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ifj-full-disk-'));
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
});

test('a log that cannot be trimmed goes on', () => {
  const log = join(folder, 'log');
  writeFileSync(log, '');
  truncateSync(log, 11 * 1024 * 1024);
  mkdirSync(`${log}.1`);
  trimLog(log);
  expect(said).toEqual([expect.stringMatching(/^Making room for a log is not possible: E/)]);
  expect(statSync(log).size).toBeGreaterThan(0);
});

test('a product of which nothing can be noted goes on', () => {
  writeFileSync(join(folder, 'run'), '');
  writeRecord(folder, { pid: 1, born: null, parts: {} });
  expect(said).toEqual([expect.stringMatching(/^Noting what runs is not possible: E/)]);
});
