import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renewDocument } from './renew-document.ts';

const reload = jest.fn();
let isBusy = false;

let now = Date.now();

/** Tries that came to nothing are not repeated at every step. */
const aWhileLater = (): void => {
  now += 120_000;
};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  aWhileLater();
  isBusy = false;
  reload.mockClear();
});
afterEach(() => {
  sessionStorage.clear();
});

const answers = (status: number): void => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
};

/** Whether it came back: where the document is renewed it does not. */
async function isLeft(shell: string): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20));
  const coming = renewDocument(shell, () => isBusy, reload).then(() => true);
  return Promise.race([coming, later]);
}

test('the document is loaded anew once for each release of the shell', async () => {
  answers(200);
  expect(await isLeft('two')).toBe(false);
  expect(await isLeft('two')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  aWhileLater();
  expect(await isLeft('three')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what is there stays while the gateway is away', async () => {
  answers(503);
  expect(await isLeft('two')).toBe(true);
  aWhileLater();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isLeft('two')).toBe(true);
  expect(reload).not.toHaveBeenCalled();

  answers(200);
  expect(await isLeft('two')).toBe(true);
  aWhileLater();
  expect(await isLeft('two')).toBe(false);
});

test('where nothing can be remembered there is no reload, since another might follow', async () => {
  answers(200);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  });
  expect(await isLeft('two')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('what is begun while the gateway is asked holds it back until the next step', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    isBusy = true;
    return new Response();
  });
  expect(await isLeft('two')).toBe(true);
  expect(reload).not.toHaveBeenCalled();

  isBusy = false;
  answers(200);
  expect(await isLeft('two')).toBe(false);
});
