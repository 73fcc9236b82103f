import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { isInstalled, markInstalled } from './installation.mjs';

let root: string;

const lock = (packages: object) =>
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
const record = (packages: object) =>
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ifj-installation-'));
  mkdirSync(join(root, 'node_modules'));
  lock({
    '': {},
    api: { version: '0.1.0' },
    'node_modules/@ifj/api': { resolved: 'api', link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  });
});

describe('isInstalled', () => {
  test('is false in a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  test('believes the mark until the lockfile changes', () => {
    markInstalled(root);
    expect(isInstalled(root)).toBe(true);
    lock({ 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(root)).toBe(false);
  });

  test('accepts what npm installed by itself', () => {
    record({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(true);
  });

  test('refuses another version and a missing package', () => {
    record({ 'node_modules/a': { version: '0.9.0' } });
    expect(isInstalled(root)).toBe(false);
    record({});
    expect(isInstalled(root)).toBe(false);
  });
});
