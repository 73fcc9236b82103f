import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { tries } from '../../db/tables/tries.table.ts';
import { registerStudent, studentFields, testPassword } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { choosePassword, chosenPassword, createSendingApp, linkFor } from '../../testing/resets.ts';

const guessCount = process.env['LONG'] ? 10_000 : 500;

let api: TestApp;
beforeAll(async () => {
  api = await createSendingApp();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => api.close());

const login = (email: string, password: string, remoteAddress: string) =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress });

async function signIn(email: string, password: string, from: string): Promise<number> {
  return (await login(email, password, from)).statusCode;
}

const home = '10.30.0.1';

async function registerAt(remoteAddress: string, email: string): Promise<void> {
  const payload = { email, password: testPassword, role: 'student', ...studentFields };
  const answer = await api.call('POST', '/auth/register', { payload, remoteAddress });
  expect(answer.statusCode).toBe(201);
}

/** Guesses from an address each, fifty at a time. @returns how many were answered with what. */
async function guessFromEverywhere(email: string, count: number, network: number) {
  const counted: Record<number, number> = {};
  for (let done = 0; done < count; done += 50) {
    const statuses = await Promise.all(
      Array.from({ length: Math.min(50, count - done) }, (_, at) => {
        const number = done + at;
        const from = `${network}.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
        return signIn(email, `guess ${number}`, from);
      }),
    );
    for (const status of statuses) counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

const pass = (seconds: number) =>
  api.app.db
    .update(tries)
    .set({ startedAt: sql`${tries.startedAt} - make_interval(secs => ${seconds})` });

test(`of ${guessCount} guesses from everywhere few are hashed, and the owner gets in everywhere`, async () => {
  const email = 'guessed@test.example';
  await registerAt(home, email);
  const verify = jest.spyOn(api.app.passwords, 'verify');
  const statuses = await guessFromEverywhere(email, guessCount, 11);
  expect(verify.mock.calls.length).toBeLessThanOrEqual(100);
  // A guess for which there is no room at the hashing has had its try too.
  const { 401: wrong = 0, 503: busy = 0, 429: refused = 0 } = statuses;
  expect(verify).toHaveBeenCalledTimes(wrong + busy);
  expect(wrong).toBeGreaterThan(0);
  expect(wrong + busy + refused).toBe(guessCount);

  expect(await signIn(email, testPassword, home)).toBe(200);

  const abroad = '10.31.0.1';
  const keptOut = await login(email, testPassword, abroad);
  expect(keptOut.statusCode).toBe(429);
  expect(keptOut.json()).toMatchObject({ message: expect.stringContaining('Forgot Password ?') });
  const link = await linkFor(api, email, abroad);
  expect((await choosePassword(api, link, chosenPassword, abroad)).statusCode).toBe(200);
  expect(await signIn(email, chosenPassword, abroad)).toBe(200);
}, 300_000);

test('guesses spread over a day are as few', async () => {
  const email = 'slowly-guessed@test.example';
  await registerAt(home, email);
  const verify = jest.spyOn(api.app.passwords, 'verify');
  for (let window = 0; window < 10; window += 1) {
    await guessFromEverywhere(email, 60, 20 + window);
    await pass(601);
  }
  expect(verify).toHaveBeenCalledTimes(100);
  expect(await signIn(email, testPassword, home)).toBe(200);
  await pass(86_400);
  expect(await signIn(email, testPassword, '10.32.0.1')).toBe(200);
}, 120_000);

test('guesses spread over a day beside the owner are as few', async () => {
  const email = 'guessed-beside@test.example';
  await registerAt(home, email);
  const verify = jest.spyOn(api.app.passwords, 'verify');
  for (let window = 0; window < 12; window += 1) {
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, `${window} ${guess}`, home);
    await pass(601);
  }
  expect(verify).toHaveBeenCalledTimes(100);
  const keptOut = await login(email, testPassword, home);
  expect(keptOut.json()).toMatchObject({ message: expect.stringContaining('Forgot Password ?') });
  const link = await linkFor(api, email, home);
  expect((await choosePassword(api, link, chosenPassword, home)).statusCode).toBe(200);
  expect(await signIn(email, chosenPassword, home)).toBe(200);
}, 120_000);

test('an owner who signs in from one new place after another is never counted', async () => {
  const { email } = await registerStudent(api);
  for (let at = 0; at < 120; at += 1) {
    expect(await signIn(email, testPassword, `10.33.${at}.1`)).toBe(200);
  }
}, 120_000);

test('whoever guesses learns the same of an address that nobody has', async () => {
  const { email } = await registerStudent(api);
  const last: string[] = [];
  for (const [at, one] of [email, 'nobody-at-home@test.example'].entries()) {
    for (let guess = 0; guess < 51; guess += 1) {
      const answer = await login(one, 'wrong one', `10.${34 + at}.${guess}.1`);
      if (guess === 50) last.push(`${answer.statusCode} ${answer.body}`);
    }
  }
  expect(last[0]).toMatch(/^429/);
  expect(last[1]).toBe(last[0]);
}, 60_000);
