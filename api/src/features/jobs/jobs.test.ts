import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type Call, type TestApp } from '../../testing/app.ts';
import { applyTo, jobFields, lagosDay, postJob } from '../../testing/jobs.ts';
import type { JobAnswer } from './job.schema.ts';

let api: TestApp;
let owner: TestAccount;
let other: TestAccount;
let pending: TestAccount;
let student: TestAccount;
let today: string;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  other = await registerOrganization(api, { company_name: 'Jos Foods', company_state: 'Plateau' });
  pending = await registerPendingOrganization(api);
  student = await registerStudent(api);
  today = await lagosDay(api, 0);
}, 60_000);

afterAll(() => api.close());

const titles = async (query: Record<string, string>, token?: string) => {
  const path = `/jobs?${new URLSearchParams(query).toString()}`;
  const answer = await api.call('GET', path, { ...(token ? { token } : {}) });
  return answer.json<{ jobs: { data: JobAnswer[] } }>().jobs.data.map((job) => job.job_title);
};

const setDeadline = (id: string, deadline: string) =>
  api.app.db.update(jobs).set({ deadline }).where(eq(jobs.id, id));

describe('createJob', () => {
  const create = async (changes: Record<string, unknown>, account: TestAccount | null = owner) =>
    api.call('POST', '/jobs', {
      ...(account ? { token: account.token } : {}),
      payload: { ...jobFields, deadline: today, ...changes },
    });

  test('stores an open job with what the organization’s record says', async () => {
    const answer = await create({ location: 'Abuja', org_id: owner.id, job_title: '  Recorded ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      message: 'Job Created',
      job: {
        org_id: owner.id,
        job_title: 'Recorded',
        company_name: 'Ikeja Robotics',
        company_verified: true,
        company_email: owner.email,
        location: 'Lagos',
        deadline: today,
        stipend: 1,
        amount: '50000 - 80000 NGN per month',
        job_requirements: null,
        status: 1,
        state: 'active',
        application: [],
        applications_count: 0,
      },
    });
  });

  test.each([
    ['another organization', () => other.id],
    ['an organization that does not exist', () => '0199aaaa-0000-7000-8000-000000000000'],
  ])('refuses org_id of %s', async (_who, id) => {
    expect((await create({ org_id: id() })).statusCode).toBe(404);
  });

  test('is for verified organizations', async () => {
    expect((await create({}, null)).statusCode).toBe(401);
    expect((await create({}, student)).statusCode).toBe(404);
    const refused = await create({}, pending);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'ORGANIZATION_UNVERIFIED' });
  });

  test.each([
    ['amount', { amount: undefined }],
    ['amount', { amount: '   ' }],
    ['amount', { amount: 'a lot' }],
    ['amount', { amount: '2000 - 1000 NGN' }],
    ['amount', { amount: '1000 - 2000 NGN per day' }],
    ['deadline', { deadline: '2020-01-01' }],
    ['deadline', { deadline: '2031-02-30' }],
    ['deadline', { deadline: 'soon' }],
    ['job_title', { job_title: ' ' }],
    ['job_title', { job_title: 'x'.repeat(151) }],
    ['job_title', { job_title: 'Claim now https://evil.example/login?x=1' }],
    ['field', { field: 'Sports' }],
    ['stipend', { stipend: 'Yes' }],
    ['env_mode', { env_mode: 'Remote' }],
    ['job_description', { job_description: undefined }],
    ['job_description', { job_description: 'nul\0' }],
    ['status', { status: 0 }],
    ['verified', { verified: 1 }],
  ])('names %s when it is wrong: %j', async (field, changes) => {
    const answer = await create(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  });

  test('drops the amount of an unpaid job', async () => {
    const answer = await create({ stipend: 0, amount: 'anything' });
    expect(answer.json<{ job: JobAnswer }>().job.amount).toBeNull();
  });

  test('takes long texts in any script', async () => {
    const answer = await create({
      job_description: '漢'.repeat(10_000),
      job_requirements: '- 漢\n'.repeat(2_000),
    });
    expect(answer.statusCode).toBe(201);
  });
});

describe('viewJob', () => {
  test('shows the company’s address to those who are signed in', async () => {
    const job = await postJob(api, owner);
    const view = async (call: Call) =>
      (await api.call('GET', `/view/jobs/${job.id}`, call)).json<{ job: JobAnswer }>().job;
    expect((await view({})).company_email).toBeNull();
    expect((await view({ token: student.token })).company_email).toBe(owner.email);
  });

  test('shows applicants to the owner, and to students only themselves', async () => {
    const job = await postJob(api, owner);
    const second = await registerStudent(api);
    await applyTo(api, student, job.id);
    await applyTo(api, second, job.id);
    const applicants = async (token?: string) => {
      const answer = await api.call('GET', `/view/jobs/${job.id}`, { ...(token ? { token } : {}) });
      return answer.json<{ job: JobAnswer }>().job;
    };
    expect(await applicants(owner.token)).toMatchObject({
      application: [student.userId, second.userId],
      applications_count: 2,
    });
    const seen = await applicants(second.token);
    expect(seen.application).toEqual([second.userId]);
    expect(seen).not.toHaveProperty('applications_count');
    expect(seen.application_status).toBe('Applied');
    expect(await applicants(owner.token)).not.toHaveProperty('application_status');
    expect(await applicants(other.token)).not.toHaveProperty('application_status');
    expect((await applicants(other.token)).application).toEqual([]);
    expect((await applicants()).application).toEqual([]);
  });

  test('says that a job is closed or expired, and hides one that is deleted', async () => {
    const job = await postJob(api, owner);
    const state = async () => {
      const answer = await api.call('GET', `/view/jobs/${job.id}`, { token: student.token });
      return answer.statusCode === 200
        ? answer.json<{ job: JobAnswer }>().job.state
        : answer.json<{ message: string }>().message;
    };
    expect(await state()).toBe('active');
    await api.app.db.update(jobs).set({ status: 0 }).where(eq(jobs.id, job.id));
    expect(await state()).toBe('closed');
    await setDeadline(job.id, await lagosDay(api, -1));
    expect(await state()).toBe('expired');
    await api.call('DELETE', `/jobs/${job.id}`, { token: owner.token });
    expect(await state()).toBe('This job is no longer available.');
  });

  test.each(['nothing', '0199aaaa-0000-7000-8000-000000000000', '..%2f..', "1'--"])(
    'answers 404 for the id %s',
    async (id) => {
      expect((await api.call('GET', `/view/jobs/${id}`)).statusCode).toBe(404);
    },
  );

  test('is closed to an unverified organization, whose jobs nobody sees', async () => {
    const fallen = await registerOrganization(api, { company_name: 'Fallen Limited' });
    const job = await postJob(api, fallen);
    await api.app.db
      .update(organizations)
      .set({ verification: 'pending' })
      .where(eq(organizations.id, fallen.id));
    const path = `/view/jobs/${job.id}`;
    expect((await api.call('GET', path, { token: student.token })).statusCode).toBe(404);
    expect((await api.call('GET', path, { token: fallen.token })).statusCode).toBe(403);
    expect((await api.call('GET', '/jobs', { token: fallen.token })).statusCode).toBe(403);
    expect(await titles({ company_name: 'Fallen Limited' })).toEqual([]);
  });
});

describe('updateJob', () => {
  test('changes the named fields alone', async () => {
    const job = await postJob(api, owner, { job_requirements: '- Go' });
    const answer = await api.call('PUT', `/jobs/${job.id}`, {
      token: owner.token,
      payload: { job_title: 'Renamed', stipend: 0, job_requirements: '' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Job Edited Successfully',
      job: { ...job, job_title: 'Renamed', stipend: 0, amount: null, job_requirements: null },
    });
  });

  test('keeps a deadline and an amount that could not be set any more', async () => {
    const job = await postJob(api, owner);
    const deadline = await lagosDay(api, -3);
    await api.app.db
      .update(jobs)
      .set({ deadline, amount: 'To be discussed' })
      .where(eq(jobs.id, job.id));
    const put = (payload: object) =>
      api.call('PUT', `/jobs/${job.id}`, { token: owner.token, payload });
    expect((await put({ deadline, amount: 'To be discussed' })).statusCode).toBe(200);
    const refused = await put({ deadline: await lagosDay(api, -1), amount: 'Later' });
    expect(refused.json()).toMatchObject({
      fields: { deadline: expect.any(String), amount: expect.any(String) },
    });
  });

  test.each([
    ['another organization', () => other, 404],
    ['a student', () => student, 404],
    ['an unverified organization', () => pending, 403],
    ['nobody', () => null, 401],
  ])('is refused to %s', async (_who, account, status) => {
    const job = await postJob(api, owner);
    const call: Call = account() ? { token: account()?.token ?? '' } : {};
    const payload = { status: 0, job_title: 'Taken over' };
    const edit = { ...call, payload: { job_title: 'Taken over' } };
    expect((await api.call('PUT', `/jobs/${job.id}`, edit)).statusCode).toBe(status);
    expect((await api.call('DELETE', `/jobs/${job.id}`, call)).statusCode).toBe(status);
    const toggle = { ...call, payload: { status: payload.status } };
    const path = `/closeORopenJOB/${job.id}/toggle-status`;
    expect((await api.call('PUT', path, toggle)).statusCode).toBe(status);
    const after = await api.call('GET', `/view/jobs/${job.id}`, { token: owner.token });
    expect(after.json<{ job: JobAnswer }>().job).toEqual(job);
  });
});

describe('toggleJobStatus', () => {
  const toggle = (id: string, payload: object) =>
    api.call('PUT', `/closeORopenJOB/${id}/toggle-status`, { token: owner.token, payload });

  test('takes the status it is given, again and again', async () => {
    const job = await postJob(api, owner);
    for (const status of [0, 0, 1, 1]) {
      const answer = await toggle(job.id, { status });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<{ job: JobAnswer }>().job.status).toBe(status);
    }
  });

  test('activates an expired job with a new deadline only', async () => {
    const job = await postJob(api, owner);
    await setDeadline(job.id, await lagosDay(api, -1));
    const refused = await toggle(job.id, { status: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'DEADLINE_REQUIRED' });
    expect((await toggle(job.id, { status: 1, deadline: '2020-05-05' })).statusCode).toBe(400);
    const done = await toggle(job.id, { status: 1, deadline: today });
    expect(done.json()).toMatchObject({ job: { state: 'active', deadline: today } });
  });

  test('refuses anything but 0 and 1', async () => {
    const job = await postJob(api, owner);
    for (const status of [2, '1', null, undefined]) {
      expect((await toggle(job.id, { status })).statusCode).toBe(400);
    }
  });
});

describe('deleteJob', () => {
  test('hides the job and keeps its applications for both sides', async () => {
    const job = await postJob(api, owner, { job_title: 'Deleted soon' });
    const application = await applyTo(api, student, job.id);
    const remove = () => api.call('DELETE', `/jobs/${job.id}`, { token: owner.token });
    expect((await remove()).json()).toEqual({ message: 'Job deleted successfully' });
    expect((await remove()).statusCode).toBe(200);
    for (const account of [owner, student]) {
      const kept = await api.call('GET', `/applications/${application.id}`, account);
      expect(kept.json()).toMatchObject({ application: { job: { available: false } } });
    }
    for (const token of [owner.token, student.token]) {
      expect(await titles({ q: 'deleted soon' }, token)).toEqual([]);
    }
  });
});
