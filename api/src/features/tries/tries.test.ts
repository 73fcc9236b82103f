import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { tries } from '../../db/tables/tries.table.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  registerOrganization,
  registerStudent,
  studentFields,
  testPassword,
} from '../../testing/accounts.ts';
import { growth, nothing } from '../../testing/growth.ts';
import { invite } from '../../testing/interviews.ts';
import { applyTo, mailTo, postJob, submit } from '../../testing/jobs.ts';
import { keepHouse } from '../housekeeping/housekeeping.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function guess(email: string, password: string, remoteAddress: string) {
  const answer = await api.call('POST', '/login', { payload: { email, password }, remoteAddress });
  return answer.statusCode;
}

/** Tries one after the other. @returns how often each status came. */
async function tally(tries: (() => Promise<number>)[]) {
  const counted: Record<number, number> = {};
  for (const one of tries) {
    const status = await one();
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

test('guesses at one account from one address end after ten, and time lets in again', async () => {
  const { email } = await registerStudent(api);
  const from = '10.1.0.1';
  const guesses = Array.from({ length: 14 }, () => () => guess(email, 'wrong one', from));
  expect(await tally(guesses)).toEqual({ 401: 10, 429: 4 });
  const answer = await api.call('POST', '/login', {
    payload: { email, password: testPassword },
    remoteAddress: from,
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
  await api.app.db.update(tries).set({ startedAt: sql`now() - interval '601 seconds'` });
  expect(await guess(email, testPassword, from)).toBe(200);
});

test('guesses at one account from everywhere end, and its owner still gets in', async () => {
  const { email } = await registerStudent(api);
  const home = '10.2.255.1';
  expect(await guess(email, testPassword, home)).toBe(200);
  const guesses = Array.from(
    { length: 80 },
    (_, at) => () => guess(email, 'wrong one', `10.2.${Math.floor(at / 5)}.1`),
  );
  expect(await tally(guesses)).toEqual({ 401: 50, 429: 30 });
  expect(await guess(email, testPassword, home)).toBe(200);
  expect(await guess(email, testPassword, '10.2.254.1')).toBe(429);
});

test('racing guesses are counted before any is looked at', async () => {
  const { email } = await registerStudent(api);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => guess(email, 'wrong one', '10.3.0.1')),
  );
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
});

test('a right password takes back what was counted', async () => {
  const { email } = await registerStudent(api);
  for (let round = 0; round < 3; round += 1) {
    const guesses = Array.from({ length: 9 }, () => () => guess(email, 'wrong one', '10.4.0.1'));
    expect(await tally(guesses)).toEqual({ 401: 9 });
    expect(await guess(email, testPassword, '10.4.0.1')).toBe(200);
  }
});

test('an unknown address is limited as a known one is', async () => {
  const guesses = Array.from(
    { length: 12 },
    () => () => guess('nobody@test.example', 'wrong one', '10.5.0.1'),
  );
  expect(await tally(guesses)).toEqual({ 401: 10, 429: 2 });
});

test('one address may register sixty times in ten minutes', async () => {
  const register = async (at: number, remoteAddress: string) => {
    const email = `cafe-${at}@test.example`;
    const payload = { email, password: testPassword, role: 'student', ...studentFields };
    return (await api.call('POST', '/auth/register', { payload, remoteAddress })).statusCode;
  };
  // Addresses of one IPv6 network are one subscriber.
  const registrations = Array.from(
    { length: 62 },
    (_, at) => () => register(at, `2001:db8:1:2::${at.toString(16)}`),
  );
  expect(await tally(registrations)).toEqual({ 201: 60, 429: 2 });
  expect(await register(99, '2001:db8:1:3::1')).toBe(201);
});

test.each([
  ['registration-address', '/auth/register', { role: 'student', ...studentFields }, 201],
  ['sign-in-address', '/login', {}, 401],
  ['reset-address', '/resetPassword', {}, 200],
])('all networks of one IPv6 site have ten times as many tries: %s', async (...row) => {
  const [kind, path, fields, status] = row;
  let networks = 0;
  const tryFrom = async (site: string) => {
    networks += 1;
    const email = `${kind}-${networks}@test.example`;
    const password = kind === 'reset-address' ? {} : { password: testPassword };
    const answer = await api.call('POST', path, {
      payload: { email, ...password, ...fields },
      remoteAddress: `2001:db8:${site}:${networks.toString(16)}::1`,
    });
    return answer.statusCode;
  };
  expect(await tryFrom('aa')).toBe(status);
  await count(`${kind}-site`, 10 * (kind === 'sign-in-address' ? 300 : 60) - 1);
  expect(await tryFrom('aa')).toBe(status);
  expect(await tryFrom('aa')).toBe(429);
  expect(await tryFrom('ab')).toBe(status);
});

test('one email may have three accounts a day, one after the other', async () => {
  const email = 'stranger@test.example';
  for (let at = 0; at < 3; at += 1) {
    const { token } = await registerStudent(api, { email });
    const payload = { password: testPassword };
    expect((await api.call('DELETE', '/me', { token, payload })).statusCode).toBe(204);
  }
  const payload = { email, password: testPassword, role: 'student', ...studentFields };
  const answer = await api.call('POST', '/auth/register', { payload });
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({
    message: 'Too many accounts were made with this email. Please wait 24 hours and try again.',
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(86_000);
  await api.app.db.update(tries).set({ startedAt: sql`now() - interval '86401 seconds'` });
  await registerStudent(api, { email });
});

test('the mailbox behind an email is what its accounts and their mails count for', async () => {
  for (const email of ['ada.obi@gmail.com', 'adaobi+jobs@gmail.com', 'a.d.a.obi@googlemail.com']) {
    await registerStudent(api, { email });
  }
  const register = async (email: string) => {
    const payload = { email, password: testPassword, role: 'student', ...studentFields };
    return (await api.call('POST', '/auth/register', { payload })).statusCode;
  };
  expect(await register('adaobi+more@googlemail.com')).toBe(429);
  expect(await register('adaobi@gmail.com')).toBe(201);
  expect(await register('ada.obi@test.example')).toBe(201);
  expect(await register('adaobi@test.example')).toBe(201);
  await register('ADA.OBI@gmail.com');
  await register('adaobi+jobs@gmail.com');
  expect(await mailTo(api, 'ada.obi@gmail.com')).toEqual(['account-exists']);
  expect(await mailTo(api, 'adaobi+jobs@gmail.com')).toEqual([]);

  const organization = await registerOrganization(api);
  await count('own-deeds', 30);
  const tagged = await registerStudent(api, { email: 'deeds+tag@test.example' });
  await applyTo(api, tagged, (await postJob(api, organization)).id);
  await count('own-deeds', 30);
  const plain = await registerStudent(api, { email: 'deeds@test.example' });
  await applyTo(api, plain, (await postJob(api, organization)).id);
  expect(await mailTo(api, 'deeds+tag@test.example')).toEqual(['application-received']);
  expect(await mailTo(api, 'deeds@test.example')).toEqual([]);
});

test('a plain email has accounts of its own, whatever was made with its other spellings', async () => {
  const payload = { password: testPassword, role: 'student', ...studentFields };
  const register = (email: string) =>
    api.call('POST', '/auth/register', { payload: { ...payload, email } });
  for (const tag of ['a', 'b', 'c']) {
    expect((await register(`owner+${tag}@test.example`)).statusCode).toBe(201);
  }
  const fourth = await register('owner+d@test.example');
  expect(fourth.statusCode).toBe(429);
  expect(fourth.json()).toMatchObject({
    message: expect.stringMatching(/^Too many accounts were made with other spellings/),
  });
  expect((await register('owner@test.example')).statusCode).toBe(201);
});

test('registering with an email that is taken counts as no account', async () => {
  const { email } = await registerStudent(api);
  const payload = { email, password: testPassword, role: 'student', ...studentFields };
  const again = async () => (await api.call('POST', '/auth/register', { payload })).statusCode;
  expect(await tally(Array.from({ length: 5 }, () => again))).toEqual({ 409: 5 });
});

const count = (kind: string, counted: number) =>
  api.app.db.update(tries).set({ count: counted }).where(eq(tries.kind, kind));

test('a student may apply a hundred times a day', async () => {
  const organization = await registerOrganization(api);
  const student = await registerStudent(api);
  await applyTo(api, student, (await postJob(api, organization)).id);
  await count('applications', 99);
  await applyTo(api, student, (await postJob(api, organization)).id);
  const { id } = await postJob(api, organization);
  const grown = await growth(api, async () => {
    const answer = await submit(api, student, id);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      message:
        'You have sent as many applications as you can in one day. Please wait 24 hours and try again.',
    });
  });
  expect(grown).toEqual(nothing);
});

test('thirty mails a day tell one address of what its student did', async () => {
  const organization = await registerOrganization(api);
  const student = await registerStudent(api);
  const withdraw = async ({ id }: { id: string }) =>
    api.call('POST', `/applications/${id}/withdraw`, { token: student.token });
  const first = await applyTo(api, student, (await postJob(api, organization)).id);
  await count('own-deeds', 29);
  expect((await withdraw(first)).statusCode).toBe(200);
  const second = await applyTo(api, student, (await postJob(api, organization)).id);
  expect((await withdraw(second)).statusCode).toBe(200);
  const told = ['application-received', 'application-withdrawn'];
  expect(await mailTo(api, student.email)).toEqual(told);

  const third = await applyTo(api, student, (await postJob(api, organization)).id);
  await invite(api, organization, third);
  expect((await withdraw(third)).statusCode).toBe(200);
  // A calendar is always told.
  expect(await mailTo(api, student.email)).toEqual([
    ...told,
    'interview-invitation',
    'application-withdrawn',
  ]);
});

test('one address may sign in three hundred times in ten minutes', async () => {
  const { email } = await registerStudent(api);
  await guess(email, 'wrong one', '10.6.0.1');
  await api.app.db.execute(sql`update tries set count = 300 where kind = 'sign-in-address'`);
  expect(await guess(email, testPassword, '10.6.0.1')).toBe(429);
  expect(await guess(email, testPassword, '10.6.0.2')).toBe(200);
});

test('an address that has had its tries leaves no more traces, whatever accounts it names', async () => {
  const from = '10.7.0.1';
  await guess('first@test.example', 'wrong one', from);
  await api.app.db.execute(sql`update tries set count = 300 where kind = 'sign-in-address'`);
  const rows = async () => (await api.app.db.select().from(tries)).length;
  const before = await rows();
  for (let at = 0; at < 20; at += 1) {
    expect(await guess(`other-${at}@test.example`, 'wrong one', from)).toBe(429);
  }
  expect(await rows()).toBe(before);
  await api.app.db.update(tries).set({ startedAt: sql`now() - interval '601 seconds'` });
  expect(await guess('first@test.example', 'wrong one', from)).toBe(401);
});

test('old counts are forgotten', async () => {
  await api.app.db.update(tries).set({ startedAt: sql`now() - interval '25 hours'` });
  await keepHouse(api.app);
  expect(await api.app.db.select().from(tries)).toEqual([]);
});
