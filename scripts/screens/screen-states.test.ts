import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parseStates, readStates } from './screen-states.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const areas = globSync('*/remote.json', { cwd: root }).map(dirname);

interface Manifest {
  paths: { path: string }[];
}

test('there are areas', () => {
  expect(areas).not.toEqual([]);
});

test.each(areas)('%s names the states of every path that it serves, and of no other', (area) => {
  const manifest = JSON.parse(readFileSync(join(root, area, 'remote.json'), 'utf8')) as Manifest;
  const served = new Set(manifest.paths.map(({ path }) => path));
  expect(Object.keys(readStates(area)).toSorted()).toEqual([...served].toSorted());
});

test('the shell names the states of its own screens', () => {
  expect(readStates('shell')).not.toEqual({});
});

describe('a states.json is refused', () => {
  test.each([
    ['that is a list', [], 'is no object'],
    ['with a screen without states', { '/jobs': {} }, '/jobs has no state'],
    ['with a screen that the short run passes by', { '/jobs': { many: 'long run' } }, '/jobs has'],
    ['with a list of states', { '/jobs': ['many'] }, '/jobs has no state'],
    ['with a turn that is not there', { '/jobs': { one: 'always', many: 'never' } }, '"never"'],
    ['with a state without a name', { '/jobs': { ' ': 'always' } }, 'without a name'],
  ])('%s', (_what, value, problem) => {
    expect(() => parseStates(value, 'states.json')).toThrow(problem);
  });
});
