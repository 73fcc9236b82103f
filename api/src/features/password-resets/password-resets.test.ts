import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { passwordResets } from '../../db/tables/password-resets.table.ts';
import { tries } from '../../db/tables/tries.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { registerStudent, testPassword, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { sentTo } from '../../testing/mails.ts';
import { compareTimes, distance, stopCounting } from '../../testing/times.ts';
import { until } from '../../testing/until.ts';
import { keepHouse } from '../housekeeping/housekeeping.ts';
import { startResets } from './password-reset.service.ts';

const isLong = process.env['LONG'] === '1';
const newPassword = 'another horse battery';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.mail.startSending();
  await startResets(api.app);
});
afterAll(() => api.close());

const ask = (email: string, remoteAddress = '10.20.0.1') =>
  api.call('POST', '/resetPassword', { payload: { email }, remoteAddress });

const confirm = (token: string, password = newPassword, remoteAddress = '10.20.0.1') =>
  api.call('POST', '/resetPassword/confirm', {
    payload: { token, new_password: password },
    remoteAddress,
  });

const login = (email: string, password: string, remoteAddress = '10.20.0.1') =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress });

const me = ({ token }: { token: string }) => api.call('GET', '/me', { token });

/** Waits until all that was asked for is done. */
const allDone = () =>
  until(async () => {
    const { rows } = await api.app.pool.query(
      `select from pgboss.job where name = 'password-reset' and state <> 'completed'`,
    );
    return rows.length === 0;
  });

async function linksTo(email: string): Promise<string[]> {
  await allDone();
  const mails = await sentTo(api, email);
  return mails.flatMap(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** Asks for a link and takes its token from the mail. */
async function linkFor({ email }: TestAccount): Promise<string> {
  const before = new Set(await linksTo(email));
  await ask(email);
  const token = (await linksTo(email)).find((one) => !before.has(one));
  if (!token) throw new Error('No link came.');
  return token;
}

const statusOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  code: answer.json<{ code?: string }>().code,
});

describe('a link for a new password', () => {
  test('gives the account that password, once, and ends every session and other link', async () => {
    const account = await registerStudent(api);
    const other = await login(account.email, testPassword);
    const elsewhere = other.json<{ token: string }>();
    const token = await linkFor(account);
    const sibling = await linkFor(account);
    const answer = await confirm(token);
    expect(answer.statusCode).toBe(200);
    for (const session of [account, elsewhere]) expect((await me(session)).statusCode).toBe(401);
    expect((await login(account.email, testPassword)).statusCode).toBe(401);
    expect((await login(account.email, newPassword)).statusCode).toBe(200);

    const again = await confirm(token, 'a third horse battery');
    expect(statusOf(again)).toEqual({ status: 410, code: 'LINK_ENDED' });
    expect(statusOf(await confirm(sibling))).toEqual({ status: 410, code: 'LINK_ENDED' });
    expect((await login(account.email, newPassword)).statusCode).toBe(200);
  });

  test('works for thirty minutes', async () => {
    const account = await registerStudent(api);
    const [early, late] = [await linkFor(account), await linkFor(account)];
    const age = (seconds: number) =>
      api.app.db
        .update(passwordResets)
        .set({
          expiresAt: sql`created_at + interval '30 minutes' - make_interval(secs => ${seconds})`,
        })
        .where(eq(passwordResets.userId, account.userId));
    await age(1_801);
    expect(statusOf(await confirm(late))).toEqual({ status: 410, code: 'LINK_EXPIRED' });
    expect((await me(account)).statusCode).toBe(200);
    await age(1_740);
    expect((await confirm(early)).statusCode).toBe(200);
    const [row] = await api.app.db
      .select({ life: sql<number>`extract(epoch from expires_at - created_at)::int` })
      .from(passwordResets)
      .where(eq(passwordResets.userId, (await registerWithLink()).userId));
    expect(row).toEqual({ life: 1_800 });
  });

  async function registerWithLink() {
    const account = await registerStudent(api);
    await linkFor(account);
    return account;
  }

  test('that was altered, or never was, changes nothing', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(account);
    const altered = [
      token.slice(1),
      `${token}A`,
      (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
      token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
      '%',
      'x'.repeat(200),
    ];
    for (const one of altered) {
      expect(statusOf(await confirm(one))).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
    for (const none of ['', `${token}\u0000`]) expect((await confirm(none)).statusCode).toBe(400);
    expect((await me(account)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('is won by one of fifty who use it at once', async () => {
    const rounds = isLong ? 20 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const account = await registerStudent(api);
      const token = await linkFor(account);
      const passwords = Array.from({ length: 50 }, (_, at) => `horse number ${at} of ${round}`);
      const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
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
      await forgetAllTries();
      const account = await registerStudent(api);
      const tokens = [await linkFor(account), await linkFor(account)];
      const answers = await Promise.all(tokens.map((token) => confirm(token)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    }
  }, 120_000);

  test('takes a password by the rules that hold at sign-up, and stays good for another try', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(account);
    for (const password of ['short', 'password1', 'x'.repeat(129)]) {
      const answer = await confirm(token, password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { new_password: expect.any(String) } });
    }
    expect((await me(account)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('ends when the password is changed in another way', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(account);
    const payload = { current_password: testPassword, new_password: newPassword };
    const changed = await api.call('POST', '/password', { token: account.token, payload });
    expect(changed.statusCode).toBe(200);
    expect(statusOf(await confirm(token, 'a third horse battery'))).toEqual({
      status: 410,
      code: 'LINK_ENDED',
    });
  });

  test('opens no suspended account', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(account);
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.id, account.userId));
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await login(account.email, newPassword)).statusCode).toBe(423);
  });

  test('is stored nowhere but as a hash, and goes with its account', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(account);
    const { rows } = await api.app.pool.query<{ text: string }>(
      `select t::text as text from password_resets t
       union all select j::text from pgboss.job j`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    await ask(account.email);
    const payload = { password: testPassword };
    await api.call('DELETE', '/me', { token: account.token, payload });
    const { rows: left } = await api.app.pool.query(
      `select from pgboss.job where data::text like $1
       union all select from password_resets where user_id = $2`,
      [`%${account.email}%`, account.userId],
    );
    expect(left).toEqual([]);
    expect((await confirm(token)).statusCode).toBe(404);
  });

  test('is forgotten in time, with all that was asked for strangers', async () => {
    const account = await registerStudent(api);
    const token = await linkFor(account);
    await ask('a-stranger@test.example');
    await allDone();
    await api.app.db
      .update(passwordResets)
      .set({ expiresAt: sql`now() - interval '25 hours'` })
      .where(eq(passwordResets.userId, account.userId));
    await keepHouse(api.app);
    expect((await confirm(token)).statusCode).toBe(404);
    const { rows } = await api.app.pool.query(
      `select from pgboss.job where name = 'password-reset'`,
    );
    expect(rows).toEqual([]);
  });
});

const forgetAllTries = () => api.app.db.delete(tries);

describe('asking for a link', () => {
  test('answers a known and an unknown address with the same bytes, and mails the known one', async () => {
    const account = await registerStudent(api);
    const known = await ask(` ${account.email.toUpperCase()} `.trim());
    const unknown = await ask('nobody-here@test.example');
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    const told = ({ headers }: LightMyRequestResponse) => ({
      ...headers,
      date: null,
      'x-request-id': null,
    });
    expect(told(unknown)).toEqual(told(known));
    expect(await linksTo(account.email)).toHaveLength(1);
    expect(await linksTo('nobody-here@test.example')).toEqual([]);
  });

  test('takes as long for a known address as for an unknown one', async () => {
    const rounds = isLong ? 500 : 40;
    const { email } = await registerStudent(api);
    await forgetAllTries();
    const from = (round: number) => `10.21.${Math.floor(round / 250)}.${round % 250}`;
    const refused: number[] = [];
    const once = async (address: string, round: number) => {
      const { statusCode } = await ask(address, from(round));
      if (statusCode !== 200) refused.push(statusCode);
    };
    const countAgain = await stopCounting(api);
    const [known, unknown] = await compareTimes(
      rounds,
      (round) => once(email, round),
      (round) => once('nobody-at-all@test.example', round),
    );
    await countAgain();
    expect(refused).toEqual([]);
    expect(distance(known, unknown)).toBeLessThan(1);
  }, 120_000);

  test('for one address is limited, known or not, while the links that went out still work', async () => {
    await forgetAllTries();
    const account = await registerStudent(api);
    const bodies = new Set<string>();
    for (const email of [account.email, 'nobody-ever@test.example']) {
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1) {
        const answer = await ask(email, `10.22.${at}.1`);
        statuses.push(answer.statusCode);
        if (at === 4) bodies.add(answer.body);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    }
    expect(bodies.size).toBe(1);
    const links = await linksTo(account.email);
    expect(links).toHaveLength(3);
    expect((await confirm(links[0] ?? '')).statusCode).toBe(200);
    // That somebody used one is nobody's business.
    expect((await ask(account.email, '10.22.9.1')).statusCode).toBe(429);
  });

  test('from one place is limited, whatever addresses it names', async () => {
    await forgetAllTries();
    await ask('first@test.example', '10.23.0.1');
    await api.app.db.execute(sql`update tries set count = 60 where kind = 'reset-address'`);
    expect((await ask('second@test.example', '10.23.0.1')).statusCode).toBe(429);
    expect((await ask('second@test.example', '10.23.0.2')).statusCode).toBe(200);
  });

  test.each(['', 'no address', 'a@b@c', 'x'.repeat(250) + '@test.example'])(
    'needs an address: %j',
    async (email) => {
      const answer = await ask(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { email: expect.any(String) } });
    },
  );
});

test('a link that cannot be sent is tried again, and works', async () => {
  const bodies: string[] = [];
  let isFirst = true;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const refuses = isFirst;
      isFirst = false;
      void readText(stream).then((body) => {
        if (refuses) {
          done(new Error('Not now.'));
        } else {
          bodies.push(body);
          done();
        }
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const other = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await startResets(other.app);
  const { email } = await registerStudent(other);
  await other.call('POST', '/resetPassword', { payload: { email } });
  await until(() => bodies.length > 0);
  const plain = bodies[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /\/reset-password\?token=([\w-]+)/.exec(plain ?? '')?.[1];
  const payload = { token, new_password: newPassword };
  const answer = await other.call('POST', '/resetPassword/confirm', { payload });
  expect(answer.statusCode).toBe(200);
  await other.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
}, 60_000);
