import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, arrangeInterview, mailTo, postJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';
import type { ApplicationAnswer } from './application.schema.ts';
import type { ApplicationStatus } from './lifecycle.ts';
import { moveInTransaction } from './move.service.ts';

let api: TestApp;
let owner: TestAccount;
let other: TestAccount;
let pending: TestAccount;
let student: TestAccount;
let job: JobAnswer;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  other = await registerOrganization(api);
  pending = await registerPendingOrganization(api);
  student = await registerStudent(api);
  job = await postJob(api, owner);
}, 60_000);
afterAll(() => api.close());

const paths = {
  review: 'ReviewApplicationByOrg',
  accept: 'AcceptApplicationByOrg',
  reject: 'RejectApplicationByOrg',
};
const decide = (
  decision: keyof typeof paths,
  id: string,
  account: TestAccount | null = owner,
  payload: object = {},
) =>
  api.call('PUT', `/${paths[decision]}/${id}`, {
    ...(account ? { token: account.token } : {}),
    payload,
  });
const apply = async (to = job) => applyTo(api, await registerStudent(api), to.id);
const setStatus = (id: string, status: ApplicationStatus) =>
  api.app.db.update(applications).set({ status }).where(eq(applications.id, id));
const read = async (id: string, account = owner) =>
  (await api.call('GET', `/applications/${id}`, { token: account.token })).json<{
    application: ApplicationAnswer;
  }>().application;
const statuses = (application: ApplicationAnswer) => application.history.map((one) => one.status);

describe('getApplication', () => {
  test('is for the student who sent it and the organization that received it', async () => {
    const application = await applyTo(api, student, (await postJob(api, owner)).id);
    const get = async (account: TestAccount | null) =>
      api.call('GET', `/applications/${application.id}`, {
        ...(account ? { token: account.token } : {}),
      });
    expect((await get(student)).json()).toEqual({ application });
    const { downloads, ...received } = application;
    expect(downloads).toEqual([]);
    expect((await get(owner)).json()).toEqual({
      application: received,
      rejection_letter: {
        subject: expect.stringContaining(application.job_title),
        text: expect.stringContaining('Dear Adaeze Okafor'),
      },
    });
    expect((await get(await registerStudent(api))).statusCode).toBe(404);
    expect((await get(other)).statusCode).toBe(404);
    expect((await get(pending)).statusCode).toBe(403);
    expect((await get(null)).statusCode).toBe(401);
  });

  test.each(['nothing', '0199aaaa-0000-7000-8000-000000000000'])(
    'answers 404 for %s',
    async (id) => {
      for (const account of [student, owner]) {
        const answer = await api.call('GET', `/applications/${id}`, { token: account.token });
        expect(answer.statusCode).toBe(404);
      }
    },
  );

  test('shows an interview in its own zone, and no other data of the student', async () => {
    const application = await apply();
    await arrangeInterview(api, application.id, '2031-06-01 09:00+00');
    const shown = await read(application.id);
    expect(shown.interview).toEqual({
      id: expect.any(String),
      application_id: application.id,
      date: '2031-06-01 10:00',
      alt_date_1: '2031-06-02 10:00',
      alt_date_2: '2031-06-03 10:00',
      offered: {
        date: '2031-06-01 10:00',
        alt_date_1: '2031-06-02 10:00',
        alt_date_2: '2031-06-03 10:00',
      },
      selected_date: null,
      starts_at: '2031-06-01T09:00:00.000Z',
      offered_at: {
        date: '2031-06-01T09:00:00.000Z',
        alt_date_1: '2031-06-02T09:00:00.000Z',
        alt_date_2: '2031-06-03T09:00:00.000Z',
      },
      category: 'pending',
      cancelled: false,
      open: true,
      sequence: 0,
      application: { status: 'Interview' },
      event: 'Interview: Backend intern at Ikeja Robotics',
      meet_link: 'https://meet.google.com/abc-defg-hij',
      timezone: 'Africa/Lagos',
    });
    expect(JSON.stringify(shown)).not.toMatch(/Female|sex|phone|8031234567/);
  });
});

describe('decisions', () => {
  test('opening marks an application as viewed, once', async () => {
    const { id } = await apply();
    for (let time = 0; time < 3; time += 1) {
      const answer = await decide('review', id, owner, { org_id: owner.id });
      expect(answer.statusCode).toBe(200);
      const { application } = answer.json<{ application: ApplicationAnswer }>();
      expect(statuses(application)).toEqual(['Applied', 'Viewed']);
      expect(application.status).toBe('Viewed');
    }
  });

  test.each<ApplicationStatus>(['Interview', 'Accepted', 'Rejected', 'Withdrawn', 'Open'])(
    'opening leaves %s as it is',
    async (status) => {
      const { id } = await apply();
      await setStatus(id, status);
      const answer = await decide('review', id);
      expect(answer.statusCode).toBe(200);
      expect(await read(id)).toMatchObject({ status, history: [{ status: 'Applied' }] });
    },
  );

  test('accepting and rejecting send one mail, however often they are asked for', async () => {
    for (const [decision, status, template] of [
      ['accept', 'Accepted', 'application-accepted'],
      ['reject', 'Rejected', 'application-rejected'],
    ] as const) {
      const applicant = await registerStudent(api);
      const { id } = await applyTo(api, applicant, job.id);
      const answers = await Promise.all(Array.from({ length: 5 }, () => decide(decision, id)));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(statuses(await read(id))).toEqual(['Applied', status]);
      expect(await mailTo(api, applicant.email)).toEqual(['application-received', template]);
    }
  });

  test('the acceptance says so in the specified words', async () => {
    const { id } = await apply();
    expect((await decide('accept', id)).json()).toMatchObject({
      message: 'Application has been accepted',
      application: { id, status: 'Accepted' },
    });
  });

  test.each<[keyof typeof paths, ApplicationStatus]>([
    ['accept', 'Rejected'],
    ['accept', 'Withdrawn'],
    ['accept', 'Open'],
    ['reject', 'Accepted'],
    ['reject', 'Withdrawn'],
    ['reject', 'Open'],
  ])('%s is refused from %s, and changes nothing', async (decision, status) => {
    const applicant = await registerStudent(api);
    const { id } = await applyTo(api, applicant, job.id);
    await setStatus(id, status);
    const before = await read(id);
    const answer = await decide(decision, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await read(id)).toEqual(before);
    expect(await mailTo(api, applicant.email)).toEqual(['application-received']);
  });

  test('accept and reject at once: one of them wins, the other is refused', async () => {
    const { id } = await apply();
    const answers = await Promise.all([
      decide('accept', id),
      decide('reject', id),
      decide('accept', id),
      decide('reject', id),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect((await read(id)).history).toHaveLength(2);
  });

  test('an invited applicant is accepted once the day of the interview is past', async () => {
    const { id } = await apply();
    const inDays = (days: number) =>
      sql`((now() at time zone 'Africa/Lagos')::date + ${days}::int + time '00:30') at time zone 'Africa/Lagos'`;
    await arrangeInterview(api, id, inDays(0));
    const early = await decide('accept', id);
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ message: expect.stringContaining('interview is past') });
    const move = (date: ReturnType<typeof inDays>) =>
      api.app.db.update(interviews).set({ date }).where(eq(interviews.applicationId, id));
    await move(inDays(1));
    expect((await decide('accept', id)).statusCode).toBe(409);
    await move(inDays(-1));
    expect((await decide('accept', id)).statusCode).toBe(200);
  });

  test('rejecting cancels an interview that is to come, and keeps one that was', async () => {
    for (const [date, shown] of [
      ['2031-06-01 09:00+00', null],
      ['2021-06-01 09:00+00', expect.anything()],
    ] as const) {
      const { id } = await apply();
      await arrangeInterview(api, id, date);
      await decide('reject', id);
      expect(await read(id)).toMatchObject({ status: 'Rejected', interview: shown });
    }
  });

  test.each<[string, () => TestAccount | null, object, number]>([
    ['another organization', () => other, {}, 404],
    ['the student', () => student, {}, 404],
    ['an unverified organization', () => pending, {}, 403],
    ['nobody', () => null, {}, 401],
  ])('are not for %s', async (_who, account, payload, status) => {
    const { id } = await apply();
    for (const decision of ['review', 'accept', 'reject'] as const) {
      expect((await decide(decision, id, account(), payload)).statusCode).toBe(status);
    }
    expect(statuses(await read(id))).toEqual(['Applied']);
  });

  test('take no foreign org_id and no other field', async () => {
    const { id } = await apply();
    for (const decision of ['review', 'accept', 'reject'] as const) {
      expect((await decide(decision, id, owner, { org_id: other.id })).statusCode).toBe(404);
      const spoofed = await decide(decision, id, owner, { status: 'Accepted', user_id: 'x' });
      expect(spoofed.json()).toMatchObject({ fields: { status: /./, user_id: /./ } });
    }
    const bodiless = await api.call('PUT', `/${paths.review}/${id}`, { token: owner.token });
    expect(bodiless.statusCode).toBe(200);
  });
});

test('deleting a job cancels its coming interviews and tells the applicants', async () => {
  const theirs = await postJob(api, owner);
  const invited = await registerStudent(api);
  const coming = await applyTo(api, invited, theirs.id);
  const past = await apply(theirs);
  await arrangeInterview(api, coming.id, '2031-06-01 09:00+00');
  await arrangeInterview(api, past.id, '2021-06-01 09:00+00');
  await api.call('DELETE', `/jobs/${theirs.id}`, { token: owner.token });
  expect(await read(coming.id)).toMatchObject({ status: 'Viewed', interview: null });
  expect(await read(past.id)).toMatchObject({ status: 'Interview' });
  expect(await mailTo(api, invited.email)).toEqual(['application-received', 'interview-cancelled']);
});

test('a job is deleted while one who was invited withdraws', async () => {
  const theirs = await postJob(api, owner);
  const invited = await registerStudent(api);
  const { id } = await applyTo(api, invited, theirs.id);
  await arrangeInterview(api, id, '2031-06-01 09:00+00');
  const isWaiting = async () => {
    const { rows } = await api.app.db.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  const deleted = await api.app.db.transaction(async (tx) => {
    await moveInTransaction(tx, api.app, { userId: invited.userId }, id, 'withdraw');
    const answer = api.call('DELETE', `/jobs/${theirs.id}`, { token: owner.token });
    await until(isWaiting);
    return { answer };
  });
  expect((await deleted.answer).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'Withdrawn', job: { available: false } });
});
