import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '../../db/tables/sessions.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  approveOrganization,
  registerPendingOrganization,
  registerStudent,
  testPassword,
} from '../../testing/accounts.ts';
import { compareTimes, distance, stopCounting } from '../../testing/times.ts';
import { createPasswords } from './passwords.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const login = (email: string, password: string, remoteAddress = '10.9.9.8') =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress });
const me = (token: string) => api.call('GET', '/me', { token });

describe('login', () => {
  test('answers with what the client stores', async () => {
    const account = await registerStudent(api);
    const answer = await login(` ${account.email.toUpperCase()} `, testPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.any(String),
      role: 'student',
      user_id: account.userId,
      role_specific_id: account.id,
      verified: 1,
    });
    const organization = await registerPendingOrganization(api);
    const unverified = await login(organization.email, testPassword);
    expect(unverified.json()).toMatchObject({ role: 'organization', verified: 0 });
    await approveOrganization(api, organization.id);
    const verified = await login(organization.email, testPassword);
    expect(verified.json()).toMatchObject({ verified: 1 });
  });

  test('a wrong password and an unknown address get the same bytes', async () => {
    const account = await registerStudent(api);
    const wrong = await login(account.email, 'not this one');
    const unknown = await login('nobody@test.example', 'not this one');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
  });

  test('a suspended account hears so, after its right password only, and its sessions end', async () => {
    const account = await registerStudent(api);
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.id, account.userId));
    expect((await login(account.email, 'not this one')).statusCode).toBe(401);
    const answer = await login(account.email, testPassword);
    expect(answer.statusCode).toBe(423);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await me(account.token)).statusCode).toBe(401);
  });
});

describe('sessions', () => {
  const age = (userId: string, change: object) =>
    api.app.db.update(sessions).set(change).where(eq(sessions.userId, userId));

  test('logging out ends this session and no other', async () => {
    const account = await registerStudent(api);
    const other = (await login(account.email, testPassword)).json<{ token: string }>().token;
    expect((await api.call('POST', '/logout', { token: account.token })).statusCode).toBe(204);
    expect((await me(account.token)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  test('a session ends when it is not used, and after its longest time', async () => {
    const idle = await registerStudent(api);
    await age(idle.userId, { lastSeenAt: sql`now() - interval '168 hours 1 second'` });
    expect((await me(idle.token)).statusCode).toBe(401);
    const used = await registerStudent(api);
    await age(used.userId, { lastSeenAt: sql`now() - interval '167 hours'` });
    expect((await me(used.token)).statusCode).toBe(200);
    const [seen] = await api.app.db
      .select({ isFresh: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'` })
      .from(sessions)
      .where(eq(sessions.userId, used.userId));
    expect(seen).toEqual({ isFresh: true });
    await age(used.userId, { expiresAt: sql`now() - interval '1 second'` });
    expect((await me(used.token)).statusCode).toBe(401);
  });

  test('the token itself is not stored', async () => {
    const account = await registerStudent(api);
    const { rows: stored } = await api.app.pool.query<{ text: string }>(
      `select s::text as text from sessions s where user_id = $1`,
      [account.userId],
    );
    expect(JSON.stringify(stored)).not.toContain(account.token);
  });
});

describe('passwords', () => {
  test('so many are hashed at a time, some wait, and the rest is asked to come back', async () => {
    const passwords = createPasswords(1);
    const stored = await passwords.hash(testPassword);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => passwords.verify(testPassword, stored)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
    expect(refused).toHaveLength(39);
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: expect.any(Number) } });
    expect(await passwords.verify(testPassword, stored)).toBe(true);
  });

  test('an unknown address takes as long as a wrong password', async () => {
    const { email } = await registerStudent(api);
    const guess = (address: string) => (round: number) =>
      login(address, 'not this one', `10.8.${Math.floor(round / 250)}.${round % 250}`);
    const countAgain = await stopCounting(api);
    const [known, unknown] = await compareTimes(
      process.env['LONG'] ? 500 : 40,
      guess(email),
      guess('nobody@test.example'),
    );
    await countAgain();
    expect(distance(known, unknown)).toBeLessThan(1);
  }, 300_000);
});
