import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { tries } from '../../db/tables/tries.table.ts';
import { readConfig } from '../../config.ts';
import { bossPlugin } from '../../plugins/boss.ts';
import { databasePlugin } from '../../plugins/database.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { until } from '../../testing/until.ts';
import { keepHouse, startHousekeeping } from './housekeeping.ts';

let app: FastifyInstance;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  app = Fastify();
  app.decorate('config', readConfig({ DATABASE_URL: database.url }));
  await app.register(databasePlugin);
  await app.register(bossPlugin, { cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await drop();
});

const addOldTry = (subject: string) =>
  app.db.insert(tries).values({
    kind: 'sign-in-address',
    subject: Buffer.from(subject),
    count: 1,
    startedAt: sql`now() - interval '25 hours'`,
  });
const kept = () => app.db.select().from(tries);

test('what cannot be put away keeps nothing else where it is', async () => {
  await addOldTry('first');
  await app.pool.query('alter table sessions rename to sessions_away');
  await expect(keepHouse(app)).rejects.toThrow(AggregateError);
  await app.pool.query('alter table sessions_away rename to sessions');
  expect(await kept()).toEqual([]);
  await expect(keepHouse(app)).resolves.toBeUndefined();
});

test('the house is kept when its time has come, and what is old is gone', async () => {
  await addOldTry('second');
  await startHousekeeping(app, { cron: '* * * * *', pollingIntervalSeconds: 1 });
  await until(async () => (await kept()).length === 0);
  expect(await kept()).toEqual([]);
});
