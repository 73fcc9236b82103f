import { setImmediate as oneTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, withDatabase } from '../testing/databases.ts';
import { openDatabase, type DatabaseClient } from './client.ts';
import { watchDatabase } from './watchdog.ts';

let client: DatabaseClient;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  client = openDatabase(database.url, () => undefined);
  const end = watchDatabase(client.pool, database.url);
  close = async () => {
    end();
    await client.close();
    await database.drop();
  };
});

afterAll(() => close());

function holdUp(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a process that gets no time for itself does not take the database for silent', async () => {
  const query = client.pool.query('select pg_sleep(6)');
  let isDone = false;
  const outcome = query.then(
    () => 'answered',
    (error: unknown) => String(error),
  );
  void outcome.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    holdUp(900);
    await oneTurn();
  }
  expect(await outcome).toBe('answered');
});

test('a server that refuses a connection is not silent: what is slow is left alone', async () => {
  const database = await createTestDatabase();
  const { pool, close: closeClient } = openDatabase(database.url, () => undefined);
  const end = watchDatabase(pool, withDatabase(database.url, 'no_such_database'));
  const { rows } = await pool.query<{ done: string }>(`select pg_sleep(3)::text || 'done' as done`);
  expect(rows).toEqual([{ done: 'done' }]);
  end();
  await closeClient();
  await database.drop();
});
