import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { until } from '../testing/until.ts';
import { workThrough } from './queue-work.ts';

const queue = 'errands';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.boss.createQueue(queue);
});
afterAll(() => api.close());

async function notDone(): Promise<number[]> {
  const { rows } = await api.app.pool.query<{ n: number }>(
    `select (data->>'n')::int n from pgboss.job where name = $1 and state <> 'completed' order by n`,
    [queue],
  );
  return rows.map(({ n }) => n);
}

test('each is done before the next begins, and none waits for a look at the clock', async () => {
  const { boss } = api.app;
  const serials = Array.from({ length: 30 }, (_, n) => n);
  for (const n of serials) await boss.send(queue, { n });
  const begun: number[] = [];
  const from = performance.now();
  await workThrough<{ n: number }>(boss, queue, {
    work: async ({ data: { n } }) => {
      begun.push(n);
      expect(await notDone()).toEqual(serials.filter((one) => !begun.includes(one) || one === n));
    },
    onFailure: (_job, reason) => {
      throw new Error(reason);
    },
  });
  await until(async () => (await notDone()).length === 0);
  expect(begun.toSorted((a, b) => a - b)).toEqual(serials);
  expect(performance.now() - from).toBeLessThan(15_000);
});
