import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserDiscovery } from '../contract/browser.ts';
import { followNews } from './news.ts';

const document = {
  revision: 2,
  shell: 'one',
  shareFiles: {},
  areas: [],
} satisfies BrowserDiscovery;

const digestOf = (text: string): string =>
  `sha-256=:${createHash('sha256').update(text).digest('base64')}:`;

const answer = (text: string, digest = digestOf(text)): Response =>
  new Response(text, { headers: { 'unencoded-digest': digest } });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { isSecureContext: true });
});
afterEach(() => {
  jest.useRealTimers();
});

/** News of a page that has been open for a while, from a gateway that answers so. */
function newsFrom(gateway: typeof fetch) {
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(gateway);
  const learned: BrowserDiscovery[] = [];
  const news = followNews(
    () => learned.at(-1)?.revision ?? 1,
    (latest) => learned.push(latest) > 0,
  );
  jest.advanceTimersByTime(60_000);
  return { news, learned, fetching };
}

test('a page that has just come does not ask', async () => {
  const { fetching } = newsFrom(async () => answer('{}'));
  const fresh = followNews(
    () => 1,
    () => true,
  );
  expect(fresh.isFresh()).toBe(true);
  expect(await fresh.ask()).toBe(false);
  expect(fetching).not.toHaveBeenCalled();
});

test('it says what it knows, and asks again only after a pause', async () => {
  const { news, learned, fetching } = newsFrom(async () => answer(JSON.stringify(document)));
  expect(await Promise.all([news.ask(), news.ask()])).toEqual([true, true]);
  expect(learned).toEqual([document]);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching.mock.calls[0]?.[1]?.headers).toEqual({ 'if-none-match': '"1"' });

  expect(await news.ask()).toBe(false);
  expect(fetching).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  await news.ask();
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('what is urgent is asked at once', async () => {
  const { news, fetching } = newsFrom(async () => answer(JSON.stringify(document)));
  await news.ask();
  await news.askNow();
  expect(fetching).toHaveBeenCalledTimes(2);
});

const text = JSON.stringify(document);

test.each<[string, typeof fetch]>([
  ['nothing new', async () => new Response(null, { status: 304 })],
  ['an error', async () => new Response('Out of order', { status: 500 })],
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of the network', async () => new Response('<!doctype html>')],
  ['one byte changed', async () => answer(text.replace('one', 'onf'), digestOf(text))],
  ['a part', async () => answer(text.slice(0, 20), digestOf(text))],
])('%s is no news', async (_what, gateway) => {
  const { news, learned } = newsFrom(gateway);
  expect(await news.ask()).toBe(false);
  expect(learned).toEqual([]);
});

test('a gateway that is silent is left after a while', async () => {
  const { news } = newsFrom(
    (_url, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const asked = news.ask();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await asked).toBe(false);
});
