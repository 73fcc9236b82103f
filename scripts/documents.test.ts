import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { settingNames } from './product/forget-settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const contentOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

interface Manifest {
  name: string;
  paths: { path: string }[];
}

describe('README.md', () => {
  const readme = contentOf('README.md');

  /** Told to a part by `npm start` itself. */
  const own = ['LISTEN', 'METRICS_LISTEN', 'API_URL'];

  test.each(settingNames.filter((name) => !own.includes(name)))('tells what %s is', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
  });

  test('tells of no variable that nobody reads', () => {
    const told = [...readme.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
    expect(told.filter((name) => !settingNames.includes(name ?? ''))).toEqual([]);
  });

  test('names the owner of every page, and no page that is not there', () => {
    const manifests = globSync('mfe-*/remote.json', { cwd: root }).map(
      (file) => JSON.parse(contentOf(file)) as Manifest,
    );
    const served = manifests.flatMap(({ name, paths }) =>
      paths.map(({ path }) => `${path} ${name}`),
    );
    const told = [...readme.matchAll(/^\| `(\/\S*)` +\| \w+ +\| `(mfe-[\w-]+)`/gm)].map(
      ([, path, name]) => `${path} ${name}`,
    );
    expect(told.toSorted()).toEqual(served.toSorted());
  });
});
