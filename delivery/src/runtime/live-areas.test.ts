import { expect, test } from '@jest/globals';
import type { BrowserArea, BrowserDiscovery } from '../contract/browser.ts';
import { LiveAreas } from './live-areas.ts';

function area(name: string, version: string): BrowserArea {
  const url = `/releases/${name}/${version}/entry.js`;
  return { name, version, url, integrity: '', chunks: {}, shares: {}, paths: [], menu: [] };
}

function discovery(revision: number, versions: Record<string, string>, shell = 'one') {
  const areas = Object.entries(versions).map(([name, version]) => area(name, version));
  return { revision, shell, shareFiles: {}, areas } satisfies BrowserDiscovery;
}

const versions = ({ list }: LiveAreas): string[] =>
  list.map(({ name, version }) => `${name}@${version}`);

test('an area that is not in use follows at once, and a new one is added', () => {
  const areas = new LiveAreas(discovery(1, { a: '1', b: '1' }));
  expect(areas.learn(discovery(2, { a: '2', b: '1', c: '1' }))).toBe(true);
  expect(versions(areas)).toEqual(['a@2', 'b@1', 'c@1']);
  expect(areas.newer('a')).toBeUndefined();
});

test('an area in use stays until it is taken over', () => {
  const areas = new LiveAreas(discovery(1, { a: '1', b: '1' }));
  areas.use('a');
  areas.learn(discovery(2, { a: '2', b: '1' }));
  expect(versions(areas)).toEqual(['a@1', 'b@1']);
  expect(areas.newer('a')?.version).toBe('2');
  expect(areas.newer('b')).toBeUndefined();

  areas.takeOver('a');
  expect(versions(areas)).toEqual(['a@2', 'b@1']);
  expect(areas.newer('a')).toBeUndefined();
});

test('a rollback is taken over like a release', () => {
  const areas = new LiveAreas(discovery(1, { a: '2' }));
  areas.use('a');
  areas.learn(discovery(2, { a: '1' }));
  expect(areas.newer('a')?.version).toBe('1');
});

test('a gateway that is behind tells nothing', () => {
  const areas = new LiveAreas(discovery(7, { a: '1' }));
  expect(areas.learn(discovery(6, { a: '0' }))).toBe(false);
  expect(areas.learn(discovery(7, { a: '0' }))).toBe(false);
  expect(versions(areas)).toEqual(['a@1']);
});

test('what was released for another shell is not taken into this page', () => {
  const areas = new LiveAreas(discovery(1, { a: '1' }));
  areas.use('a');
  expect(areas.learn(discovery(2, { a: '2', b: '1' }, 'two'))).toBe(true);
  expect(areas.newShell).toBe('two');
  expect(areas.newer('a')).toBeUndefined();
  areas.takeOver('a');
  expect(versions(areas)).toEqual(['a@1']);

  areas.learn(discovery(3, { a: '2' }));
  expect(areas.newShell).toBeUndefined();
  expect(areas.newer('a')?.version).toBe('2');
});

test('an area from elsewhere stays before what is released later', () => {
  const areas = new LiveAreas(discovery(1, { a: '1', b: '1' }));
  areas.use('a');
  areas.override(area('a', 'x'));
  areas.override(area('b', 'x'));
  expect(versions(areas)).toEqual(['a@1', 'b@x']);
  expect(areas.newer('a')?.version).toBe('x');
  areas.takeOver('a');

  areas.learn(discovery(2, { a: '2', b: '2' }));
  expect(versions(areas)).toEqual(['a@x', 'b@x']);
  expect(areas.newer('a')).toBeUndefined();
  areas.override(area('a', 'y'));
  expect(areas.newer('a')?.version).toBe('y');
});

test('an area that is not live is there from elsewhere, and stays', () => {
  const areas = new LiveAreas(discovery(1, { a: '1' }));
  areas.override(area('b', 'x'));
  expect(versions(areas)).toEqual(['a@1', 'b@x']);
  areas.learn(discovery(2, { a: '2' }));
  expect(versions(areas)).toEqual(['a@2', 'b@x']);
});

test('an area from elsewhere is taken over beside a new shell too', () => {
  const areas = new LiveAreas(discovery(1, { a: '1' }));
  areas.use('a');
  areas.learn(discovery(2, { a: '2' }, 'two'));
  areas.override(area('a', 'x'));
  areas.takeOver('a');
  expect(versions(areas)).toEqual(['a@x']);
});
