import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, arrangeInterview, mailTo, postJob } from '../../testing/jobs.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';
import type { ApplicationAnswer } from './application.schema.ts';
import type { ApplicationStatus } from './lifecycle.ts';

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
});
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
    expect((await get(owner)).json()).toEqual({
      application,
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
      meet_link: 'https://meet.google.com/abc-defg-hij',
      timezone: 'Africa/Lagos',
    });
    expect(JSON.stringify(shown)).not.toMatch(/Female|sex|phone|0803/);
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

interface Page {
  page: ApplicationAnswer[];
  next: string | null;
}

async function studentPage(account: TestAccount, query = ''): Promise<Page> {
  const path = `/user-applications-job/${account.userId}${query}`;
  const answer = await api.call('GET', path, { token: account.token });
  expect(answer.statusCode).toBe(200);
  const body = answer.json<{
    applications: { data: ApplicationAnswer[] };
    meta: { next_cursor: string | null };
  }>();
  return { page: body.applications.data, next: body.meta.next_cursor };
}

async function organizationPage(account: TestAccount, query = ''): Promise<Page> {
  const path = `/ViewApplicationByOrg/${account.id}${query}`;
  const answer = await api.call('GET', path, { token: account.token });
  expect(answer.statusCode).toBe(200);
  const body = answer.json<{
    applications: ApplicationAnswer[];
    meta: { next_cursor: string | null };
  }>();
  return { page: body.applications, next: body.meta.next_cursor };
}

async function wholeList(read: (query: string) => Promise<Page>, query: string) {
  const ids: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { page, next: cursor }: Page = await read(`?${query}${next ? `&cursor=${next}` : ''}`);
    ids.push(...page.map((one) => one.id));
    next = cursor;
  }
  return ids;
}

describe('lists', () => {
  let employer: TestAccount;
  let applicant: TestAccount;
  let sent: ApplicationAnswer[];

  beforeAll(async () => {
    employer = await registerOrganization(api);
    applicant = await registerStudent(api);
    sent = [];
    for (const status of ['Applied', 'Accepted', 'Viewed', 'Applied', 'Accepted', 'Rejected']) {
      const posted = await postJob(api, employer);
      const application = await applyTo(api, applicant, posted.id);
      await setStatus(application.id, status as ApplicationStatus);
      sent.push({ ...application, status: status as ApplicationStatus });
    }
  });

  const newest = (...wanted: ApplicationStatus[]) =>
    sent
      .filter(({ status }) => wanted.includes(status))
      .map(({ id }) => id)
      .reverse();

  test('a student sees their own, newest first, filtered by a list of statuses', async () => {
    const all = await studentPage(applicant);
    expect(all.page.map((one) => one.id)).toEqual(sent.map(({ id }) => id).reverse());
    expect(all.page.at(-1)).toEqual(sent[0]);
    const rejected = await studentPage(applicant, '?status=Rejected,Withdrawn,Open');
    expect(rejected.page.map((one) => one.id)).toEqual(newest('Rejected'));
    expect((await studentPage(await registerStudent(api))).page).toEqual([]);
  });

  test('accepted ones come first where they stand among others, page by page', async () => {
    for (const limit of [1, 2, 3, 20]) {
      const query = `status=Applied,Accepted&limit=${limit}`;
      const ids = await wholeList((part) => studentPage(applicant, part), query);
      expect(ids).toEqual([...newest('Accepted'), ...newest('Applied')]);
    }
  });

  test('an organization sees what it received, of one job if it asks so', async () => {
    const ids = await wholeList((part) => organizationPage(employer, part), 'limit=4');
    expect(ids).toEqual(sent.map(({ id }) => id).reverse());
    const first = sent[0] as ApplicationAnswer;
    const ofJob = await organizationPage(employer, `?job_id=${first.job_id}`);
    expect(ofJob.page.map((one) => one.id)).toEqual([first.id]);
    const viewed = await organizationPage(employer, '?status=Viewed');
    expect(viewed.page.map((one) => one.id)).toEqual(newest('Viewed'));
  });

  test('pages lose nothing when rows share a millisecond', async () => {
    const busy = await postJob(api, employer);
    await api.app.db.execute(sql`
      with made as (
        insert into users (id, email, role, password_hash)
        select gen_random_uuid(), 'busy' || n || '@test.example', 'student', 'x'
        from generate_series(1, 120) n returning id),
      named as (
        insert into students (id, user_id, full_name, status, university, degree, course_of_study, phone)
        select gen_random_uuid(), id, 'Busy', 'Graduate', 'x', 'BSc', 'x', 'x' from made)
      insert into applications (id, job_id, user_id, org_id, status, cover_letter, created_at)
      select gen_random_uuid(), ${busy.id}, id, ${employer.id}, 'Applied', 'x',
        timestamptz '2026-01-01 00:00:00.5+00' + (row_number() over () % 5) * interval '1 microsecond'
      from made`);
    const query = `job_id=${busy.id}&limit=17`;
    const ids = await wholeList((part) => organizationPage(employer, part), query);
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
  });

  test.each<[string, () => string, () => TestAccount | null, number]>([
    ['another student’s', () => `/user-applications-job/${applicant.userId}`, () => student, 404],
    [
      'an organization as student',
      () => `/user-applications-job/${owner.userId}`,
      () => owner,
      404,
    ],
    ['nobody', () => `/user-applications-job/${applicant.userId}`, () => null, 401],
    ['no id', () => '/user-applications-job/me', () => applicant, 404],
    ['another organization’s', () => `/ViewApplicationByOrg/${employer.id}`, () => owner, 404],
    [
      'a student’s view of an organization',
      () => `/ViewApplicationByOrg/${employer.id}`,
      () => applicant,
      404,
    ],
    ['an unverified organization', () => `/ViewApplicationByOrg/${pending.id}`, () => pending, 403],
    [
      'another’s job',
      () => `/ViewApplicationByOrg/${owner.id}?job_id=${sent[0]?.job_id}`,
      () => owner,
      404,
    ],
    [
      'unknown statuses',
      () => `/ViewApplicationByOrg/${owner.id}?status=Applied,Nothing`,
      () => owner,
      400,
    ],
    ['a broken cursor', () => `/ViewApplicationByOrg/${owner.id}?cursor=abc`, () => owner, 400],
  ])('refuse %s', async (_what, path, account, status) => {
    const token = account()?.token;
    const answer = await api.call('GET', path(), token ? { token } : {});
    expect(answer.statusCode).toBe(status);
  });

  test('a student still sees what they sent to an organization that is not verified any more', async () => {
    const fallen = await registerOrganization(api);
    const application = await apply(await postJob(api, fallen));
    await api.app.db
      .update(organizations)
      .set({ verification: 'pending' })
      .where(eq(organizations.id, fallen.id));
    const [row] = await api.app.db
      .select({ orgId: applications.orgId })
      .from(applications)
      .where(eq(applications.id, application.id));
    expect(row).toEqual({ orgId: fallen.id });
    const answer = await api.call('GET', `/applications/${application.id}`, {
      token: fallen.token,
    });
    expect(answer.statusCode).toBe(403);
  });
});
