import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { workingSource } from '../testing/areas.tsx';
import { PageCache } from './page-cache.ts';

const area = 'mfe-student';
const job = './student-job';
const jobs = './student-jobs';

let live: string;
let running: string;
let isBusy: boolean;
let lose: () => void;
let pages: PageCache;
/** Pages on their way, oldest first. */
let arrivals: { arrive: () => void; fail: () => void }[];

/** What is on its way comes, and everything that follows from it. */
async function settle(end: 'arrive' | 'fail' = 'arrive'): Promise<void> {
  const started = arrivals.splice(0);
  for (const arrival of started) arrival[end]();
  await new Promise((resolve) => setTimeout(resolve));
  if (arrivals.length > 0) await settle(end);
}

async function enter(module: string): Promise<void> {
  void pages.enter(area, module);
  await new Promise((resolve) => setTimeout(resolve));
}

/** The release that the page of a job is drawn from. */
function shown(module = job): string | undefined {
  const state = pages.state(area, module);
  return state.status === 'ready' ? state.page.displayName : undefined;
}

beforeEach(async () => {
  live = '1';
  running = '1';
  isBusy = false;
  arrivals = [];
  const source = {
    ...workingSource(),
    isOutdated: () => live !== running,
    takeOver: () => {
      running = live;
    },
    versionOf: () => running,
    onOverdue: (listener: (area: string) => void) => {
      lose = () => listener(area);
      return () => undefined;
    },
    loadPage: () => {
      const page: ComponentType = Object.assign(() => null, { displayName: running });
      return new Promise<ComponentType>((resolve, reject) => {
        arrivals.push({ arrive: () => resolve(page), fail: () => reject(new Error('gone')) });
      });
    },
  };
  pages = new PageCache(source, {
    isBusy: () => isBusy,
    renewDocument: () => Promise.resolve(),
  });
  await enter(job);
  await settle();
});

describe('what is begun on a page while a newer release of it loads', () => {
  const steps = [
    ['a step within the page', () => enter(job)],
    ['a lost part', async () => lose()],
    ['a second try', async () => void pages.refresh(area, job)],
  ] as const;

  test.each(steps)('keeps the page after %s, until the next one', async (_what, take) => {
    live = '2';
    await take();
    isBusy = true;
    await settle();
    expect([shown(), pages.versionOf(area)]).toEqual(['1', '1']);

    isBusy = false;
    await take();
    await settle();
    expect([shown(), pages.versionOf(area)]).toEqual(['2', '2']);
  });

  test('is no matter to the page that comes next', async () => {
    live = '2';
    await enter(job);
    isBusy = true;
    await settle();
    await enter(jobs);
    await settle();
    expect([shown(job), shown(jobs)]).toEqual([undefined, '2']);
  });
});

test('a newer release that does not arrive is tried again at the next step', async () => {
  live = '2';
  await enter(job);
  await settle('fail');
  expect(shown()).toBe('1');
  await enter(job);
  await settle();
  expect(shown()).toBe('2');
});

test('who comes back from a page that did not arrive keeps the one that is there', async () => {
  await enter(jobs);
  await enter(job);
  live = '2';
  running = '2';
  await settle();
  expect([shown(job), shown(jobs)]).toEqual(['1', undefined]);
  await enter(jobs);
  await settle();
  expect([shown(job), shown(jobs)]).toEqual([undefined, '2']);
});
