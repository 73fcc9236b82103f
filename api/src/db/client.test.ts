import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Client, type PoolClient } from 'pg';
import { createTestDatabase } from '../testing/databases.ts';
import { openDatabase, type DatabaseClient } from './client.ts';
import { databaseCode, isDatabaseDown } from './failures.ts';

const connections = 2;

let database: DatabaseClient;
let drop: () => Promise<void>;

beforeAll(async () => {
  const { url, ...made } = await createTestDatabase();
  drop = () => made.drop();
  database = openDatabase(url, () => undefined, {
    max: connections,
    connectionTimeoutMillis: 2_000,
    query_timeout: 500,
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const streamOf = (client: PoolClient) => (client as unknown as Client).connection.stream;

const failures = {
  'is cut': (client: PoolClient) => streamOf(client).destroy(),
  'falls silent': (client: PoolClient) => streamOf(client).pause(),
};

test.each(['is cut', 'falls silent'] as const)(
  'a connection that %s while a transaction begins is never used again',
  async (failure) => {
    const { db, pool } = database;
    pool.on('acquire', failures[failure]);
    for (let turn = 0; turn <= connections; turn += 1) {
      const error = await db.transaction(async () => undefined).catch((error: unknown) => error);
      expect(isDatabaseDown(error)).toBe(true);
    }
    pool.off('acquire', failures[failure]);
    expect(pool.totalCount).toBe(0);
    expect((await db.execute(sql`select 1 as answer`)).rows).toEqual([{ answer: 1 }]);
  },
);

test('a transaction that is refused leaves its connection to the next one', async () => {
  const { db, pool } = database;
  const processId = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return rows[0]?.pid;
    });
  const before = await processId();
  const refusal = new Error('Not so.');
  await expect(db.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await processId()).toBe(before);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('what the server says to a transaction that was idle for too long is that it is gone', async () => {
  const said = database.pool.query(`do $$ begin raise exception using errcode =
    'idle_in_transaction_session_timeout'; end $$`);
  const error = await said.catch((reason: unknown) => reason);
  expect(databaseCode(error)).toBe('25P03');
  expect(isDatabaseDown(error)).toBe(true);
});
