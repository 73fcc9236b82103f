import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { knownAddresses } from '../../db/tables/known-addresses.table.ts';
import { passwordResets } from '../../db/tables/password-resets.table.ts';
import { tries } from '../../db/tables/tries.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { registerStudent, testPassword } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import {
  allLinksSent,
  askForLink,
  choosePassword,
  chosenPassword,
  createSendingApp,
  linkFor,
} from '../../testing/resets.ts';
import { keepHouse } from '../housekeeping/housekeeping.ts';

const isLong = Boolean(process.env['LONG']);

let api: TestApp;
beforeAll(async () => {
  api = await createSendingApp();
});
afterAll(() => api.close());

const login = (email: string, password: string) =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress: '10.20.0.1' });

const me = ({ token }: { token: string }) => api.call('GET', '/me', { token });

const statusOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  code: answer.json<{ code?: string }>().code,
});

describe('a link for a new password', () => {
  test('gives the account that password, once, and ends every session and other link', async () => {
    const account = await registerStudent(api);
    const other = await login(account.email, testPassword);
    const elsewhere = other.json<{ token: string }>();
    const token = await linkFor(api, account.email);
    const sibling = await linkFor(api, account.email);
    const answer = await choosePassword(api, token);
    expect(answer.statusCode).toBe(200);
    for (const session of [account, elsewhere]) expect((await me(session)).statusCode).toBe(401);
    expect((await login(account.email, testPassword)).statusCode).toBe(401);
    expect((await login(account.email, chosenPassword)).statusCode).toBe(200);

    const again = await choosePassword(api, token, 'a third horse battery');
    expect(statusOf(again)).toEqual({ status: 410, code: 'LINK_ENDED' });
    expect(statusOf(await choosePassword(api, sibling))).toEqual({
      status: 410,
      code: 'LINK_ENDED',
    });
    expect((await login(account.email, chosenPassword)).statusCode).toBe(200);
  });

  test('makes addresses strange again from which others signed in before', async () => {
    const account = await registerStudent(api);
    await login(account.email, testPassword);
    await choosePassword(api, await linkFor(api, account.email));
    const known = await api.app.db
      .select()
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, account.userId));
    expect(known).toHaveLength(1);
  });

  test('works for thirty minutes', async () => {
    const account = await registerStudent(api);
    const [early, late] = [await linkFor(api, account.email), await linkFor(api, account.email)];
    const age = (seconds: number) =>
      api.app.db
        .update(passwordResets)
        .set({
          expiresAt: sql`created_at + interval '30 minutes' - make_interval(secs => ${seconds})`,
        })
        .where(eq(passwordResets.userId, account.userId));
    await age(1_801);
    expect(statusOf(await choosePassword(api, late))).toEqual({
      status: 410,
      code: 'LINK_EXPIRED',
    });
    expect((await me(account)).statusCode).toBe(200);
    await age(1_740);
    expect((await choosePassword(api, early)).statusCode).toBe(200);
    const [row] = await api.app.db
      .select({ life: sql<number>`extract(epoch from expires_at - created_at)::int` })
      .from(passwordResets)
      .where(eq(passwordResets.userId, (await registerWithLink()).userId));
    expect(row).toEqual({ life: 1_800 });
  });

  async function registerWithLink() {
    const account = await registerStudent(api);
    await linkFor(api, account.email);
    return account;
  }

  test('that was altered, or never was, changes nothing', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(api, account.email);
    const altered = [
      token.slice(1),
      `${token}A`,
      (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
      token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
      '%',
      'x'.repeat(200),
    ];
    for (const one of altered) {
      expect(statusOf(await choosePassword(api, one))).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
    for (const none of ['', `${token}\u0000`])
      expect((await choosePassword(api, none)).statusCode).toBe(400);
    expect((await me(account)).statusCode).toBe(200);
    expect((await choosePassword(api, token)).statusCode).toBe(200);
  });

  test('is won by one of fifty who use it at once', async () => {
    const rounds = isLong ? 20 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const account = await registerStudent(api);
      const token = await linkFor(api, account.email);
      const passwords = Array.from({ length: 50 }, (_, at) => `horse number ${at} of ${round}`);
      const answers = await Promise.all(
        passwords.map((password) => choosePassword(api, token, password)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      const [winner] = passwords.filter((_, at) => statuses[at] === 200);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // Those for whom there is no room at the hashing are asked to come back.
      expect(statuses.filter((status) => ![200, 410, 503].includes(status))).toEqual([]);
      expect((await login(account.email, winner ?? '')).statusCode).toBe(200);
    }
  }, 120_000);

  test('and another of the same account, used at once, leave one password', async () => {
    for (let round = 0; round < (isLong ? 30 : 5); round += 1) {
      await api.app.db.delete(tries);
      const account = await registerStudent(api);
      const tokens = [await linkFor(api, account.email), await linkFor(api, account.email)];
      const answers = await Promise.all(tokens.map((token) => choosePassword(api, token)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    }
  }, 120_000);

  test('takes a password by the rules that hold at sign-up, and stays good for another try', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(api, account.email);
    for (const password of ['short', 'password1', 'x'.repeat(129)]) {
      const answer = await choosePassword(api, token, password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { new_password: expect.any(String) } });
    }
    expect((await me(account)).statusCode).toBe(200);
    expect((await choosePassword(api, token)).statusCode).toBe(200);
  });

  test('ends when the password is changed in another way', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(api, account.email);
    const payload = { current_password: testPassword, new_password: chosenPassword };
    const changed = await api.call('POST', '/password', { token: account.token, payload });
    expect(changed.statusCode).toBe(200);
    expect(statusOf(await choosePassword(api, token, 'a third horse battery'))).toEqual({
      status: 410,
      code: 'LINK_ENDED',
    });
  });

  test('opens no suspended account', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(api, account.email);
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.id, account.userId));
    expect((await choosePassword(api, token)).statusCode).toBe(200);
    expect((await login(account.email, chosenPassword)).statusCode).toBe(423);
  });

  test('is stored nowhere but as a hash, and goes with its account', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(api, account.email);
    const { rows } = await api.app.pool.query<{ text: string }>(
      `select t::text as text from password_resets t
       union all select j::text from pgboss.job j`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    await askForLink(api, account.email);
    const payload = { password: testPassword };
    await api.call('DELETE', '/me', { token: account.token, payload });
    const { rows: left } = await api.app.pool.query(
      `select from pgboss.job where data::text like $1
       union all select from password_resets where user_id = $2`,
      [`%${account.email}%`, account.userId],
    );
    expect(left).toEqual([]);
    expect((await choosePassword(api, token)).statusCode).toBe(404);
  });

  test('is forgotten in time, with all that was asked for strangers', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(api, account.email);
    await askForLink(api, 'a-stranger@test.example');
    await allLinksSent(api);
    await api.app.db
      .update(passwordResets)
      .set({ expiresAt: sql`now() - interval '25 hours'` })
      .where(eq(passwordResets.userId, account.userId));
    await keepHouse(api.app);
    const answer = await choosePassword(api, token);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(/^This link is too old/),
    });
    const { rows } = await api.app.pool.query(
      `select from pgboss.job where name = 'password-reset'`,
    );
    expect(rows).toEqual([]);
  });
});
