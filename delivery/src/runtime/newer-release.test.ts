import { beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserDiscovery, BrowserRelease } from '../contract/browser.ts';
import { until } from '../testing/until.ts';

const area = 'mfe-jobs';
const module = './jobs/list';

/** What releases answer with, by version, since somebody has asked for them. */
let tries: Map<string, { arrival: Promise<unknown>; arrive: () => void; fail: () => void }>;

function newTry() {
  let arrive = (): void => undefined;
  let fail = arrive;
  const arrival = new Promise((resolve, reject) => {
    arrive = () => resolve({ default: () => null });
    fail = () => reject(new Error('gone'));
  });
  return { arrival, arrive, fail };
}

jest.unstable_mockModule('./release-load.ts', () => ({
  ReleaseLoad: class {
    attempt(_area: string, { version }: BrowserRelease) {
      const asked = tries.get(version) ?? newTry();
      tries.set(version, asked);
      return () => asked.arrival;
    }
  },
}));
const { createAreaLoader } = await import('./area-loader.ts');

const discoveryOf = (revision: number, version: string): BrowserDiscovery => ({
  revision,
  shell: 'one',
  shareFiles: {},
  areas: [
    {
      ...{ name: area, version, url: `/${version}/remoteEntry.js`, integrity: '' },
      ...{ chunks: {}, shares: {}, paths: [], menu: [] },
    },
  ],
});

/** A loader whose page has been open for a while, when another release goes live. */
function newLoader() {
  Object.assign(globalThis, { document: { getElementById: () => null }, isSecureContext: false });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(discoveryOf(2, '2')));
  const loader = createAreaLoader({
    discovery: discoveryOf(1, '1'),
    shares: {},
    deadlines: { silent: 300, receiving: 5_000 },
  });
  const now = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const state = () => ({
    runs: loader.versionOf(area),
    listed: loader.areas()[0]?.version,
    isOutdated: loader.isOutdated(area),
  });
  return { loader, state };
}

beforeEach(() => {
  tries = new Map();
});

test('a newer release that is found takes the place of one that does not arrive', async () => {
  const { loader, state } = newLoader();
  const loading = loader.load(area, module);
  tries.get('1')?.fail();
  await until(() => tries.has('2'));
  tries.get('2')?.arrive();
  await loading;
  expect(state()).toEqual({ runs: '2', listed: '2', isOutdated: false });
});

test('a slow release that arrives before the newer one runs, and gives way at a step', async () => {
  const { loader, state } = newLoader();
  const loading = loader.load(area, module);
  await until(() => tries.has('2'));
  tries.get('1')?.arrive();
  await loading;
  expect(state()).toEqual({ runs: '1', listed: '1', isOutdated: true });

  loader.takeOver(area);
  tries.get('2')?.arrive();
  await loader.load(area, module);
  expect(state()).toEqual({ runs: '2', listed: '2', isOutdated: false });
});

test('a newer release that does not arrive either is not listed', async () => {
  const { loader, state } = newLoader();
  const loading = loader.load(area, module);
  tries.get('1')?.fail();
  await until(() => tries.has('2'));
  tries.get('2')?.fail();
  await expect(loading).rejects.toThrow('failed at its entry');
  expect(state()).toEqual({ runs: undefined, listed: '1', isOutdated: true });
});
