import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { tries } from '../../db/tables/tries.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { dates, schedule } from '../../testing/interviews.ts';
import { applyTo, mailTo, postJob } from '../../testing/jobs.ts';
import type { ApplicationAnswer } from '../applications/application.schema.ts';

let api: TestApp;
let owner: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api);
}, 60_000);
afterAll(() => api.close());

async function apply() {
  const applicant = await registerStudent(api);
  const job = await postJob(api, owner);
  return { applicant, application: await applyTo(api, applicant, job.id) };
}

const read = async (id: string) =>
  (await api.call('GET', `/applications/${id}`, { token: owner.token })).json<{
    application: ApplicationAnswer;
  }>().application;

test('ten invitations a day are enough for one applicant', async () => {
  const { applicant, application } = await apply();
  const invitation = async (day: number) =>
    schedule(api, owner, application.id, await dates(api, day));
  for (let day = 1; day <= 10; day += 1) expect((await invitation(day)).statusCode).toBe(200);
  const mails = await mailTo(api, applicant.email);
  const before = await read(application.id);
  const answer = await invitation(11);
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({
    code: 'TOO_MANY_TRIES',
    message:
      'This applicant was invited as often as is possible in one day. Please wait 24 hours and try again.',
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(await read(application.id)).toEqual(before);
  expect(await mailTo(api, applicant.email)).toEqual(mails);
  await api.app.db.update(tries).set({ startedAt: sql`now() - interval '86401 seconds'` });
  expect((await invitation(11)).statusCode).toBe(200);
});

test('of a long history the latest part is read', async () => {
  const { application } = await apply();
  await api.app.pool.query(
    `insert into application_history (id, application_id, status, at)
     select gen_random_uuid(), $1, case when n % 2 = 0 then 'Viewed' else 'Interview' end,
       now() + n * interval '1 second' from generate_series(1, 100) n`,
    [application.id],
  );
  const { history } = await read(application.id);
  expect(history).toHaveLength(50);
  expect(history.at(-1)?.status).toBe('Viewed');
  const moments = history.map(({ at }) => Date.parse(at));
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
