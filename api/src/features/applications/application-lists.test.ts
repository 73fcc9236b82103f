import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { applications } from '../../db/tables/applications.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import {
  registerOperator,
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import type { ApplicationAnswer } from './application.schema.ts';
import type { ApplicationStatus } from './lifecycle.ts';

let api: TestApp;
let owner: TestAccount;
let pending: TestAccount;
let student: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  pending = await registerPendingOrganization(api);
  student = await registerStudent(api);
}, 60_000);
afterAll(() => api.close());

const setStatus = (id: string, status: ApplicationStatus) =>
  api.app.db.update(applications).set({ status }).where(eq(applications.id, id));

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

  test('an organization that is not verified any more sees nothing of what it received; the sender does', async () => {
    const fallen = await registerOrganization(api);
    const sender = await registerStudent(api);
    const application = await applyTo(api, sender, (await postJob(api, fallen)).id);
    await api.app.db
      .update(organizations)
      .set({ verification: 'pending' })
      .where(eq(organizations.id, fallen.id));
    const job = { ...application.job, available: false };
    expect((await studentPage(sender)).page).toEqual([{ ...application, job }]);
    const answer = await api.call('GET', `/applications/${application.id}`, {
      token: fallen.token,
    });
    expect(answer.statusCode).toBe(403);
  });

  test('a job of a suspended organization is not available, until that is restored', async () => {
    const operator = await registerOperator(api);
    const suspended = await registerOrganization(api);
    const sender = await registerStudent(api);
    const application = await applyTo(api, sender, (await postJob(api, suspended)).id);
    expect(application.job.available).toBe(true);
    for (const [verb, available] of [
      ['suspend', false],
      ['restore', true],
    ] as const) {
      await api.call('POST', `/operator/users/${suspended.userId}/${verb}`, {
        token: operator,
        payload: { reason: 'A report.' },
      });
      const { token } = sender;
      const one = await api.call('GET', `/applications/${application.id}`, { token });
      for (const job of [
        (await studentPage(sender)).page[0]?.job,
        one.json<{ application: typeof application }>().application.job,
      ]) {
        expect(job).toEqual({ ...application.job, available });
      }
      const page = await api.call('GET', `/view/jobs/${application.job_id}`, { token });
      expect(page.statusCode).toBe(available ? 200 : 404);
    }
  });
});
