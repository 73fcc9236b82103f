import { beforeEach, expect, test } from '@jest/globals';
import type { BrowserArea, BrowserRelease } from '../contract/browser.ts';
import { RunReleases } from './run-releases.ts';

const release = (version: string) => ({ version }) as BrowserRelease;
const [first, second, third] = ['1', '2', '3'].map(release) as [
  BrowserRelease,
  BrowserRelease,
  BrowserRelease,
];

/** An area that is live as one release, with another behind it. */
const live = (version: string, fallback: BrowserRelease | null) =>
  ({ name: 'mfe-jobs', version, fallback }) as BrowserArea;
const name = 'mfe-jobs';

let releases: RunReleases;
const candidates = (area: BrowserArea) => releases.candidates(area).map(({ version }) => version);

beforeEach(() => {
  releases = new RunReleases();
});

test('what runs goes first, then what is live, its fallback, and what ran before', () => {
  expect(candidates(live('2', first))).toEqual(['2', '1']);
  releases.run(name, first);
  releases.keep(name);
  releases.run(name, third);
  expect(candidates(live('3', second))).toEqual(['3', '2', '1']);
  releases.end(name);
  expect(candidates(live('2', null))).toEqual(['2', '1']);
});

test('what broke serves no more, and gives way only to another', () => {
  const area = live('2', first);
  releases.run(name, second);
  expect(releases.giveUp(area)).toBe(true);
  releases.end(name);
  expect(candidates(area)).toEqual(['1']);
  releases.run(name, first);
  expect(releases.giveUp(area)).toBe(false);
  expect(candidates(area)).toEqual(['1']);
  releases.forgive(name);
  expect(candidates(area)).toEqual(['1', '2']);
});

test('nothing gives way before it runs, nor where there is nothing else', () => {
  expect(releases.giveUp(live('2', first))).toBe(false);
  releases.run(name, second);
  expect(releases.giveUp(live('2', null))).toBe(false);
});
