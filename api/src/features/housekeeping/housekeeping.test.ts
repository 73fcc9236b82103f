import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { tries } from '../../db/tables/tries.table.ts';
import { readConfig } from '../../config.ts';
import { bossPlugin } from '../../plugins/boss.ts';
import { databasePlugin } from '../../plugins/database.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { until } from '../../testing/until.ts';
import { startHousekeeping } from './housekeeping.ts';

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

test('the house is kept when its time has come, and what is old is gone', async () => {
  await app.db.insert(tries).values({
    kind: 'sign-in-address',
    subject: Buffer.from('old'),
    count: 1,
    startedAt: sql`now() - interval '25 hours'`,
  });
  await startHousekeeping(app, { cron: '* * * * *', pollingIntervalSeconds: 1 });
  const kept = () => app.db.select().from(tries);
  await until(async () => (await kept()).length === 0);
  expect(await kept()).toEqual([]);
});
