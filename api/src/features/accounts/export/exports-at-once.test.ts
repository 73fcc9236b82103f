import { expect, test } from '@jest/globals';
import { registerStudent } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { until } from '../../../testing/until.ts';

const connections = 6;

const exportOf = (api: TestApp, { token }: { token: string }) =>
  api.call('GET', '/me/export', { token });

/** Keeps every export from going on, until the returned function is called. */
async function holdUp({ app }: TestApp): Promise<() => Promise<void>> {
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('lock table account_suspensions');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

async function waitingForLocks({ app }: TestApp): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(
    'select count(*)::int n from pg_locks where not granted',
  );
  return rows[0]?.n ?? 0;
}

async function withApi(work: (api: TestApp) => Promise<void>): Promise<void> {
  const api = await createTestApp({
    DATABASE_CONNECTIONS: String(connections),
    DATABASE_CONNECT_MS: '1000',
  });
  try {
    await work(api);
  } finally {
    await api.close();
  }
}

test('exports of many leave connections for everybody else, and are all made', async () => {
  await withApi(async (api) => {
    const accounts = [];
    for (let at = 0; at < 12; at += 1) accounts.push(await registerStudent(api));
    const [first] = accounts;
    const letGo = await holdUp(api);
    const answers = Promise.all(accounts.map((account) => exportOf(api, account)));
    await until(async () => (await waitingForLocks(api)) >= 2);
    const me = await api.call('GET', '/me', { token: first?.token ?? '' });
    const waiting = await waitingForLocks(api);
    await letGo();
    expect([me.statusCode, waiting]).toEqual([200, 2]);
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual(accounts.map(() => 200));
  });
}, 60_000);

test('one account has one export at a time', async () => {
  await withApi(async (api) => {
    const account = await registerStudent(api);
    const other = await registerStudent(api);
    const letGo = await holdUp(api);
    const first = exportOf(api, account);
    await until(async () => (await waitingForLocks(api)) === 1);
    const second = await exportOf(api, account);
    const others = exportOf(api, other);
    await until(async () => (await waitingForLocks(api)) === 2);
    await letGo();
    expect(second.statusCode).toBe(429);
    expect(second.headers['retry-after']).toBe('10');
    expect(second.headers['content-disposition']).toBeUndefined();
    expect(second.json()).toMatchObject({
      code: 'TOO_MANY_TRIES',
      message: 'Your data is being exported already. Please wait 10 seconds and try again.',
    });
    expect([(await first).statusCode, (await others).statusCode]).toEqual([200, 200]);
    expect((await exportOf(api, account)).statusCode).toBe(200);
  });
}, 60_000);

test('one account may be exported ten times in ten minutes', async () => {
  await withApi(async (api) => {
    const account = await registerStudent(api);
    for (let at = 0; at < 10; at += 1) {
      expect((await exportOf(api, account)).statusCode).toBe(200);
    }
    const answer = await exportOf(api, account);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      message: 'You have exported your data many times. Please wait 10 minutes and try again.',
    });
  });
}, 60_000);
