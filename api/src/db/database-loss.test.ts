import {
  createConnection,
  createServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { registerStudent, type TestAccount } from '../testing/accounts.ts';
import { isDatabaseDown, withoutParameters } from './failures.ts';

/** A way to the database by TCP that can go silent: nothing is closed, and nothing passes. */
interface Line {
  url: string;
  freeze(): void;
  thaw(): void;
  close(): void;
}

async function openLine(databaseUrl: string): Promise<Line> {
  const { pathname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'));
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server: Server = createServer((near) => {
    const far = createConnection(`${searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://ifj@127.0.0.1:${port}${pathname}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let api: TestApp;
let line: Line;
let student: TestAccount;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  line = await openLine(database.url);
  api = await createTestApp({ DATABASE_URL: line.url, DATABASE_CONNECT_MS: '1800' });
  student = await registerStudent(api);
});
afterAll(async () => {
  line.thaw();
  await api.close();
  line.close();
  await drop();
});

const me = () => api.call('GET', '/me', { token: student.token });

test('a database that falls silent is answered with 503 within two seconds', async () => {
  expect((await me()).statusCode).toBe(200);
  const slow = api.app.pool.query('select pg_sleep(0.5)').catch((error: unknown) => error);
  line.freeze();
  const from = performance.now();
  const answers = await Promise.all([me(), me(), api.call('GET', '/jobs')]);
  expect(performance.now() - from).toBeLessThan(2_200);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(isDatabaseDown(await slow)).toBe(true);
});

test('all is well once it answers again, without a restart', async () => {
  line.thaw();
  const from = performance.now();
  while ((await me()).statusCode !== 200) {
    expect(performance.now() - from).toBeLessThan(5_000);
  }
});

test('a connection that ends in the midst of a transaction fails that alone', async () => {
  const { db } = api.app;
  const cutOff = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await sleep(100);
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseDown(await cutOff.catch((error: unknown) => error))).toBe(true);
  expect((await me()).statusCode).toBe(200);
});

test('a query that is merely slow is left alone', async () => {
  const { rows } = await api.app.pool.query<{ done: string }>(
    `select pg_sleep(3)::text || 'done' as done`,
  );
  expect(rows).toEqual([{ done: 'done' }]);
});

test('the log of a failed query holds none of its values', async () => {
  const failed = await api.app.db
    .execute('select * from no_such_table where email = 1')
    .catch((error: unknown) => error);
  const secret = new Error('Failed query: insert into users\nparams: ada@test.example,secret', {
    cause: failed instanceof Error ? failed.cause : undefined,
  });
  const safe = withoutParameters(secret) as Error;
  expect(`${safe.message} ${safe.stack ?? ''} ${String(safe.cause)}`).not.toMatch(/ada@|secret/);
  expect(String(safe.cause)).toContain('42P01');
});
