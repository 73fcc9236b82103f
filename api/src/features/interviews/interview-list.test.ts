import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { interviews } from '../../db/tables/interviews.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { cancel, invite, setDate } from '../../testing/interviews.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';
import type { InterviewAnswer } from './interview.schema.ts';

let api: TestApp;
let host: TestAccount;
let other: TestAccount;
let pending: TestAccount;
let student: TestAccount;
let job: JobAnswer;

beforeAll(async () => {
  api = await createTestApp();
  host = await registerOrganization(api);
  other = await registerOrganization(api);
  pending = await registerPendingOrganization(api);
  student = await registerStudent(api);
  job = await postJob(api, host);
}, 60_000);
afterAll(() => api.close());

async function list(query: string, account: TestAccount | null = host, orgId = host.id) {
  const answer = await api.call('GET', `/organizations/${orgId}/interviews${query}`, {
    ...(account && { token: account.token }),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{
      interviews: InterviewAnswer[];
      meta: { next_cursor: string | null; timezone: string };
    }>(),
  };
}

/** An interview whose day is so many days from today. */
async function held(days: number, timezone = 'Africa/Lagos') {
  const applicant = await registerStudent(api);
  const application = await applyTo(api, applicant, job.id);
  const { id } = await invite(api, host, application);
  await setDate(
    api,
    id,
    sql`((now() at time zone ${timezone})::date + ${days}::int + time '12:00') at time zone ${timezone}`,
  );
  await api.app.db
    .update(interviews)
    .set({ timezone, selectedDate: 'date' })
    .where(eq(interviews.id, id));
  return { id, application, applicant };
}

const idsOf = (page: { interviews: InterviewAnswer[] }) => page.interviews.map(({ id }) => id);

test('nothing yet', async () => {
  expect(await list('')).toEqual({
    status: 200,
    interviews: [],
    meta: { next_cursor: null, timezone: 'Africa/Lagos' },
  });
});

test('tabs are days, the first shows all, and what no longer stands is left out', async () => {
  const tomorrow = await held(1);
  const past = await held(-1);
  const today = await held(0);
  const longPast = await held(-9);
  const accepted = await held(-3);
  const rejected = await held(-2);
  const withdrawn = await held(4);
  const calledOff = await held(2);
  await api.call('PUT', `/AcceptApplicationByOrg/${accepted.application.id}`, {
    token: host.token,
  });
  await api.call('PUT', `/RejectApplicationByOrg/${rejected.application.id}`, {
    token: host.token,
  });
  await cancel(api, host, calledOff.id);
  await api.call('PUT', `/RejectApplicationByOrg/${calledOff.application.id}`, {
    token: host.token,
  });
  await api.call('POST', `/applications/${withdrawn.application.id}/withdraw`, {
    token: withdrawn.applicant.token,
  });

  const all = await list('?category=pending');
  expect(idsOf(all)).toEqual(
    [today, tomorrow, withdrawn, past, rejected, longPast].map(({ id }) => id),
  );
  expect(all.interviews.map(({ category }) => category)).toEqual([
    'active',
    'pending',
    'pending',
    'completed',
    'completed',
    'completed',
  ]);
  expect(all.interviews.map(({ cancelled }) => cancelled)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(await list('')).toEqual(all);
  expect(idsOf(await list('?category=active'))).toEqual([today.id]);
  expect(idsOf(await list('?category=completed'))).toEqual(
    [past, rejected, longPast].map(({ id }) => id),
  );

  const walked: string[] = [];
  let cursor = '';
  for (;;) {
    const page = await list(`?limit=2${cursor}`);
    walked.push(...idsOf(page));
    if (!page.meta.next_cursor) break;
    cursor = `&cursor=${page.meta.next_cursor}`;
  }
  expect(walked).toEqual(idsOf(all));
});

test('a day begins and ends in the interview’s own zone', async () => {
  // At nearly every hour the day of one of these two is another one in Lagos.
  const [far, near] = [await held(0, 'Pacific/Kiritimati'), await held(0, 'Pacific/Pago_Pago')];
  const active = idsOf(await list('?category=active'));
  expect(active).toEqual(expect.arrayContaining([far.id, near.id]));
});

test('are for the owner, with pages that exist', async () => {
  const statuses = [];
  for (const account of [other, student, pending, null]) {
    statuses.push((await list('', account)).status);
  }
  expect(statuses).toEqual([404, 404, 403, 401]);
  expect((await list('', host, other.id)).status).toBe(404);
  expect((await list('', host, 'nothing')).status).toBe(404);
  for (const query of ['?category=all', '?limit=0', '?cursor=x']) {
    expect((await list(query)).status).toBe(400);
  }
});
