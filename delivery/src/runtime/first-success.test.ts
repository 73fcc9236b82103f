import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { firstSuccess, type Attempt, type Life } from './first-success.ts';

const deadlines = { silent: 900, receiving: 5_000 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const fails =
  (message: string): Attempt<string> =>
  () =>
    Promise.reject(new Error(message));

/** Answers after a time, with a sign of life every 100 ms if it receives. */
const answers =
  (value: string, after: number, isReceiving = false): Attempt<string> =>
  ({ sign }) =>
    new Promise((resolve) => {
      const signs = isReceiving ? setInterval(sign, 100) : undefined;
      setTimeout(() => {
        clearInterval(signs);
        resolve(value);
      }, after);
    });

/** Fails as soon as it is no longer wanted, as a request does. */
const hangs =
  (message: string): Attempt<string> =>
  ({ signal }: Life) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(message)));
    });

/** When the attempts ended (in ms from now), and how. */
async function outcome(attempts: Attempt<string>[]): Promise<[number, string, string[]]> {
  const start = Date.now();
  const failures: string[] = [];
  const run = firstSuccess(attempts, deadlines, ({ message }) => failures.push(message));
  const end = run.then(
    (value) => [Date.now() - start, value] as const,
    (error: unknown) => [Date.now() - start, `! ${(error as Error).message}`] as const,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return [...(await end), failures];
}

test('the first attempt answers: no other is started', async () => {
  const never = jest.fn(fails('second'));
  expect(await outcome([answers('first', 100), never])).toEqual([100, 'first', []]);
  expect(never).not.toHaveBeenCalled();
});

test('an attempt that fails gives way at once', async () => {
  expect(await outcome([fails('first'), answers('second', 50)])).toEqual([50, 'second', ['first']]);
});

test('an attempt that is silent gives way after its share of the time', async () => {
  const attempts = [hangs('first'), hangs('second'), answers('third', 10)];
  expect(await outcome(attempts)).toEqual([610, 'third', ['first', 'second']]);
});

test('when nothing arrives all is over in time, and the last attempt says where it stood', async () => {
  const attempts = [hangs('first'), hangs('second'), hangs('third')];
  expect(await outcome(attempts)).toEqual([900, '! third', ['first', 'second', 'third']]);
});

test('an attempt that was only slow still wins', async () => {
  expect(await outcome([answers('first', 500), hangs('second')])).toEqual([500, 'first', []]);
});

test('an attempt that receives is waited for', async () => {
  const attempts = [answers('first', 3_000, true), fails('second')];
  expect(await outcome(attempts)).toEqual([3_000, 'first', []]);
});

test('receiving for ever ends too', async () => {
  const [after, what] = await outcome([answers('first', 9_000, true), fails('second')]);
  expect(after).toBeCloseTo(5_000, -1);
  expect(what).toBe('! Nothing arrived in time');
});

test('a slow attempt that fails after the last one says what the last one said', async () => {
  const late: Attempt<string> = () =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('first')), 500));
  expect(await outcome([late, fails('second')])).toEqual([500, '! second', ['second', 'first']]);
});
