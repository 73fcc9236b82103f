import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inTime } from './in-time.ts';

/** Work that ends only when it is told to. */
const endless = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};

beforeEach(() => {
  jest.useFakeTimers();
  // As the oldest browsers have it.
  Reflect.deleteProperty(AbortSignal, 'timeout');
});
afterEach(() => {
  Object.defineProperty(AbortSignal, 'timeout', timeout);
  jest.useRealTimers();
});

test('work that takes too long is given up', async () => {
  const ended = inTime(3_000, endless).catch(String);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await ended).toBe('Error: aborted');
});

test('work that is done in time leaves nothing behind', async () => {
  expect(await inTime(3_000, () => Promise.resolve('done'))).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('an area from elsewhere is asked for in a browser without a timeout for fetching', async () => {
  Object.assign(globalThis, { EventSource: EventTarget });
  const fetching = jest.spyOn(globalThis, 'fetch');
  fetching.mockImplementation((_address, options) => endless(options?.signal as AbortSignal));
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  const { followOverrides } = await import('./override.ts');
  const put = jest.fn();
  const overrides = [{ area: 'mfe-jobs', origin: 'http://localhost:1' }];
  const following = followOverrides(JSON.stringify(overrides), {}, put);
  await jest.advanceTimersByTimeAsync(3_000);
  await following;
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(put).not.toHaveBeenCalled();
});
