import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeArea, NewAreaError } from './new-area.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** What a new area is made from, in a checkout for which nothing is installed. */
function bareCheckout(): string {
  const root = mkdtempSync(join(tmpdir(), 'ifj-new-area-'));
  for (const file of globSync('{README.md,mfe-*/remote.json}', { cwd: repository })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(repository, file), join(root, file));
  }
  writeFileSync(join(root, 'package-lock.json'), '{}');
  return root;
}

const contents = (root: string) =>
  globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => [file, readFileSync(file, 'utf8')]);

test('an area that cannot be installed leaves nothing behind', () => {
  const root = bareCheckout();
  const before = contents(root);
  const make = () => makeArea(root, 'career-days');
  expect(make).toThrow(NewAreaError);
  expect(make).toThrow('mfe-career-days could not be installed (see above), and nothing of it was');
  expect(contents(root)).toEqual(before);
});
