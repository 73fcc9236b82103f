import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { interviews } from '../../db/tables/interviews.table.ts';
import {
  registerOrganization,
  registerStudent,
  testPassword,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { choose, dates, invite, schedule, setDate } from '../../testing/interviews.ts';
import { applyTo, mailTo, postJob } from '../../testing/jobs.ts';
import type { ApplicationAnswer } from '../applications/application.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());

/** The first minute of a day in Lagos, so many days from today: today's is past, whenever it is now. */
const earlyIn = (days: number) =>
  sql`((now() at time zone 'Africa/Lagos')::date + ${days}::int)::timestamp at time zone 'Africa/Lagos'`;

/** Somebody who was invited, and has not answered; the alternatives are days away. */
async function invited(firstDate: number) {
  const organization = await registerOrganization(api);
  const student = await registerStudent(api);
  const job = await postJob(api, organization);
  const application = await applyTo(api, student, job.id);
  const { id } = await invite(api, organization, application);
  await setDate(api, id, earlyIn(firstDate));
  return { organization, student, job, application, id };
}

type Invited = Awaited<ReturnType<typeof invited>>;

const read = async (id: string, { token }: TestAccount) =>
  (await api.call('GET', `/applications/${id}`, { token })).json<{
    application: ApplicationAnswer;
  }>().application;

const leave = ({ token }: TestAccount) =>
  api.call('DELETE', '/me', { token, payload: { password: testPassword } });

const ends: [string, (given: Invited) => Promise<{ statusCode: number }>][] = [
  [
    'a rejection',
    ({ organization, application }) =>
      api.call('PUT', `/RejectApplicationByOrg/${application.id}`, { token: organization.token }),
  ],
  [
    'a withdrawal',
    ({ student, application }) =>
      api.call('POST', `/applications/${application.id}/withdraw`, { token: student.token }),
  ],
  [
    'deleting the job',
    ({ organization, job }) => api.call('DELETE', `/jobs/${job.id}`, { token: organization.token }),
  ],
  ['the organization’s leaving', ({ organization }) => leave(organization)],
];

/** Mails in the queue that call an interview off in words or in a calendar, by the other side. */
async function calledOff({ organization, student }: Invited): Promise<number> {
  const { rows } = await api.app.pool.query(
    `select from pgboss.job where name = 'mail' and data->>'to' = any($1)
     and (data#>>'{invite,method}' = 'CANCEL' or data#>>'{data,event}' = 'cancelled'
       or data#>>'{data,hadInterview}' = 'true' or data->>'template' = 'interview-cancelled')`,
    [[organization.email, student.email]],
  );
  return rows.length;
}

describe('an interview whose first date’s day has passed without a choice', () => {
  test('is completed for both sides, and no date can be chosen any more', async () => {
    const { organization, student, application, id } = await invited(-1);
    for (const side of [organization, student]) {
      expect((await read(application.id, side)).interview).toMatchObject({
        category: 'completed',
        open: false,
      });
    }
    const before = await mailTo(api, student.email);
    for (const selected_date of ['date', 'alt_date_1', 'alt_date_2']) {
      const answer = await choose(api, student, id, { selected_date });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'INTERVIEW_NOT_OPEN',
        message: 'The day of this interview is past. No date can be chosen any more.',
      });
    }
    expect(await mailTo(api, student.email)).toEqual(before);
  });

  test.each(ends)('is not cancelled by %s', async (_what, end) => {
    const given = await invited(-1);
    expect((await end(given)).statusCode).toBeLessThan(300);
    expect(await calledOff(given)).toBe(0);
    const [row] = await api.app.db.select().from(interviews).where(eq(interviews.id, given.id));
    expect(row?.cancelledAt ?? null).toBeNull();
  });

  test('can be followed by another', async () => {
    const { organization, student, application, id } = await invited(-1);
    await schedule(api, organization, application.id, await dates(api, 8));
    expect((await read(application.id, student)).interview).toMatchObject({
      category: 'pending',
      open: true,
    });
    expect((await choose(api, student, id, { selected_date: 'alt_date_2' })).statusCode).toBe(200);
  });
});

describe('on the first date’s own day, while nothing is chosen', () => {
  test('a later date can be chosen', async () => {
    const { student, application, id } = await invited(0);
    expect((await read(application.id, student)).interview).toMatchObject({
      category: 'active',
      open: true,
    });
    expect((await choose(api, student, id, { selected_date: 'date' })).json()).toMatchObject({
      code: 'DATE_PASSED',
    });
    expect((await choose(api, student, id, { selected_date: 'alt_date_1' })).statusCode).toBe(200);
  });

  test.each(ends)('it is cancelled by %s', async (_what, end) => {
    const given = await invited(0);
    expect((await end(given)).statusCode).toBeLessThan(300);
    expect(await calledOff(given)).toBeGreaterThan(0);
  });
});

test.each(ends)('a date that was chosen is held once it is past: %s', async (_what, end) => {
  const given = await invited(3);
  await choose(api, given.student, given.id, { selected_date: 'date' });
  await setDate(api, given.id, earlyIn(0));
  expect((await end(given)).statusCode).toBeLessThan(300);
  expect(await calledOff(given)).toBe(0);
});
