import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeDataFolder, refuseSource } from './data-folder.ts';
import { program } from './plan.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ifj-data-'));
});

/** A folder that this user may not write, also if it is root. */
function closedFolder(): string {
  if (process.getuid?.() === 0) return '/proc';
  chmodSync(folder, 0o500);
  return folder;
}

describe('makeDataFolder', () => {
  test('makes it with the folders around it, and takes it again', () => {
    const wanted = join(folder, 'a', 'b');
    makeDataFolder(wanted);
    makeDataFolder(wanted);
    expect(statSync(wanted).mode & 0o077).toBe(process.getuid?.() === 0 ? 0o011 : 0);
  });

  test('says that a file is no folder', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makeDataFolder(file)).toThrow(`DATA_DIR=${file} is a file, not a folder.`);
    expect(() => makeDataFolder(join(file, 'below'))).toThrow(
      `DATA_DIR=${join(file, 'below')} lies below ${file}, which is a file.`,
    );
  });

  test('says that nothing can be written', () => {
    const closed = closedFolder();
    const inside = join(closed, 'data');
    expect(() => makeDataFolder(closed)).toThrow(`DATA_DIR=${closed} cannot be written`);
    expect(() => makeDataFolder(inside)).toThrow(`DATA_DIR=${inside} cannot be written`);
  });

  test.each(['', 'api', 'api/src/data', 'node_modules/data'])(
    'keeps no data among the source, in %p',
    (path) => {
      expect(() => makeDataFolder(program(path))).toThrow("lies in the product's source");
    },
  );

  test.each([program('.data'), program('.data/second'), tmpdir()])('%s is no source', (path) => {
    expect(() => refuseSource(path)).not.toThrow();
  });
});
