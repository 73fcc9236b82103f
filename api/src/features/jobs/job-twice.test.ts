import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/tables/jobs.table.ts';
import { registerOrganization, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { jobFields, lagosDay } from '../../testing/jobs.ts';
import type { JobAnswer } from './job.schema.ts';

let api: TestApp;
let owner: TestAccount;
let deadline: string;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api);
  deadline = await lagosDay(api, 7);
}, 60_000);

afterAll(() => api.close());

const create = (key: string | null, changes: object = {}, { token } = owner) =>
  api.call('POST', '/jobs', {
    token,
    headers: key === null ? {} : { 'idempotency-key': key },
    payload: { ...jobFields, deadline, ...changes },
  });

/** How many jobs an action stores. */
async function stored(action: () => Promise<void>): Promise<number> {
  const count = () => api.app.db.$count(jobs);
  const before = await count();
  await action();
  return (await count()) - before;
}

test('the same form sent again gets its job, and stores no other', async () => {
  const first = await create('form-1');
  expect(first.statusCode).toBe(201);
  const grown = await stored(async () => {
    const again = await create('form-1', { job_title: `  ${jobFields.job_title} ` });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });
  expect(grown).toBe(0);
});

test.each(Object.entries({ job_title: 'Another intern', amount: '1 - 2 NGN', duration: 'a year' }))(
  'the same form with another %s says that the first has arrived',
  async (name, value) => {
    await create(`form-of-${name}`);
    const grown = await stored(async () => {
      const again = await create(`form-of-${name}`, { [name]: value });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ code: 'JOB_DIFFERS' });
    });
    expect(grown).toBe(0);
  },
);

test('20 times at once stores one job', async () => {
  const grown = await stored(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('at-once')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
  expect(grown).toBe(1);
});

test('two versions at once store one and tell the other', async () => {
  const grown = await stored(async () => {
    const answers = await Promise.all(
      ['One', 'Two'].map((job_title) => create('versions', { job_title })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
  expect(grown).toBe(1);
});

test('other forms, forms without a key and those of others store their own', async () => {
  const other = await registerOrganization(api);
  const grown = await stored(async () => {
    const answers = [
      await create('mine'),
      await create('mine-too'),
      await create('mine', {}, other),
      await create(null),
      await create(null),
    ];
    const ids = answers.map((answer) => answer.json<{ job: JobAnswer }>().job.id);
    expect(new Set(ids).size).toBe(5);
  });
  expect(grown).toBe(5);
});

test('a form gets its job also when its deadline has passed by now, and none that is deleted', async () => {
  const first = (await create('late')).json<{ job: JobAnswer }>().job;
  const past = await lagosDay(api, -1);
  await api.app.db.update(jobs).set({ deadline: past }).where(eq(jobs.id, first.id));
  const late = await create('late', { deadline: past });
  expect(late.json()).toMatchObject({ job: { id: first.id, state: 'expired' } });
  await api.app.db
    .update(jobs)
    .set({ deletedAt: sql`now()` })
    .where(eq(jobs.id, first.id));
  expect((await create('late', { deadline: past })).statusCode).toBe(404);
});

test.each(['with blanks', 'x'.repeat(101)])('%j is no key', async (key) => {
  const answer = await create(key);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { 'Idempotency-Key': expect.any(String) } });
});
