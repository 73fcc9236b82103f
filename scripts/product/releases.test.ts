import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { requireBuilds } from './releases.ts';

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
