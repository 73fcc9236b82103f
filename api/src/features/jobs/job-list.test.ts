import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/tables/jobs.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { lagosDay, postJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { keepHouse } from '../housekeeping/housekeeping.ts';
import { markPastJobs, updateJobRow } from './job.repository.ts';
import type { JobAnswer } from './job.schema.ts';

interface List {
  jobs: { data: JobAnswer[] };
  meta: {
    next_cursor: string | null;
    counts?: { active: number; closed: number; expired: number };
  };
}

let api: TestApp;
let student: TestAccount;
let today: string;

beforeAll(async () => {
  api = await createTestApp();
  student = await registerStudent(api);
  today = await lagosDay(api, 0);
}, 60_000);

afterAll(() => api.close());

const list = async (query: Record<string, string>, token?: string) => {
  const answer = await api.call('GET', `/jobs?${new URLSearchParams(query).toString()}`, {
    ...(token ? { token } : {}),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
};
const titles = async (query: Record<string, string>, token?: string) =>
  (await list(query, token)).jobs.data.map((job) => job.job_title);

const setDeadline = (id: string, deadline: string) =>
  api.app.db.update(jobs).set({ deadline }).where(eq(jobs.id, id));

describe('listJobs', () => {
  let employer: TestAccount;
  let lagos: TestAccount;

  beforeAll(async () => {
    employer = await registerOrganization(api, {
      company_name: 'Calabar Carnival Arts',
      company_state: 'Cross River',
    });
    lagos = await registerOrganization(api, { company_name: 'Marina Arts' });
    const unpaid = { stipend: 0, amount: null };
    await postJob(api, employer, { job_title: 'Dancer', field: 'Art', ...unpaid });
    await postJob(api, employer, {
      job_title: 'Accountant',
      field: 'Commercial',
      deadline: await lagosDay(api, 30),
    });
    await postJob(api, lagos, { job_title: 'Painter', field: 'Art' });
    const closed = await postJob(api, employer, { job_title: 'Closed', field: 'Art' });
    await api.app.db.update(jobs).set({ status: 0 }).where(eq(jobs.id, closed.id));
    const expired = await postJob(api, employer, { job_title: 'Expired', field: 'Art' });
    await setDeadline(expired.id, await lagosDay(api, -1));
    const last = await postJob(api, employer, { job_title: 'Last day', field: 'Art', ...unpaid });
    await setDeadline(last.id, today);
  });

  test('gives an organization its own jobs in every state, with counts', async () => {
    const all = await list({}, employer.token);
    expect(all.jobs.data.map((job) => job.job_title)).toEqual([
      'Last day',
      'Expired',
      'Closed',
      'Accountant',
      'Dancer',
    ]);
    expect(all.meta).toEqual({
      next_cursor: null,
      counts: { active: 3, closed: 1, expired: 1 },
    });
    expect(await titles({ state: 'closed' }, employer.token)).toEqual(['Closed']);
    expect(await titles({ state: 'expired' }, employer.token)).toEqual(['Expired']);
  });

  test('gives everybody else open jobs only, in whatever state is asked for', async () => {
    const arts = ['Last day', 'Painter', 'Dancer'];
    expect(await titles({ field: 'Art' })).toEqual(arts);
    expect(await titles({ field: 'Art', state: 'active' }, student.token)).toEqual(arts);
    expect(await titles({ field: 'Art', state: 'closed' }, student.token)).toEqual([]);
    expect((await list({}, student.token)).meta).not.toHaveProperty('counts');
  });

  test.each([
    [{ company_name: 'calabar carnival arts' }, ['Last day', 'Accountant', 'Dancer']],
    [{ location: 'Cross River', stipend: '0' }, ['Last day', 'Dancer']],
    [{ location: 'Cross River', stipend: '1' }, ['Accountant']],
    [{ field: 'Art', company_name: 'Marina Arts' }, ['Painter']],
    [{ q: 'carnival', field: 'Commercial' }, ['Accountant']],
    [{ q: 'danc' }, ['Dancer']],
    [{ q: 'RIVER danc' }, ['Dancer']],
    [{ q: 'river painter' }, []],
    [{ q: "'; drop table jobs; --" }, []],
    [{ q: '&|!:*()<->' }, []],
    [{ q: '%' }, []],
    [{ company_name: '', q: ' ', location: '', field: 'Commercial' }, ['Accountant']],
  ])('combines filters: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('finds words in all jobs of a company, not only in the newest', async () => {
    const large = await registerOrganization(api, { company_name: 'Zaria Mills' });
    const first = await postJob(api, large, { job_title: 'Weaver', location: 'Kaduna' });
    const longAgo = new Date('2025-01-01');
    await api.app.db.update(jobs).set({ createdAt: longAgo }).where(eq(jobs.id, first.id));
    await api.app.db.execute(sql`
      insert into jobs (id, org_id, job_title, job_description, field, department, stipend,
        duration, location, deadline, env_mode, created_at)
      select gen_random_uuid(), ${large.id}, 'Spinner', 'text', 'Science', 'x', 0, 'x', 'Kaduna',
        current_date + 9, 'remote', '2025-01-02' from generate_series(1, 25)`);
    expect(await titles({ company_name: 'zaria mills', q: 'weaver' })).toEqual([first.job_title]);
    expect(await titles({ q: 'weaver' })).toEqual(['Weaver']);
    expect(await titles({ q: 'zaria mills', limit: '100' })).toHaveLength(26);
  });

  test('puts past jobs away, and lists them again with a new deadline', async () => {
    const old = await registerOrganization(api, { company_name: 'Lokoja Boats' });
    const { id } = await postJob(api, old, { job_title: 'Boatman' });
    await setDeadline(id, await lagosDay(api, -1));
    const isPast = async () => {
      const [row] = await api.app.db.select().from(jobs).where(eq(jobs.id, id));
      return row?.isPast;
    };
    await keepHouse(api.app);
    expect(await isPast()).toBe(true);
    expect(await titles({ q: 'boatman' })).toEqual([]);
    expect(await titles({ state: 'expired' }, old.token)).toEqual(['Boatman']);
    const deadline = await lagosDay(api, 5);
    const answer = await api.call('PUT', `/closeORopenJOB/${id}/toggle-status`, {
      token: old.token,
      payload: { status: 1, deadline },
    });
    expect(answer.statusCode).toBe(200);
    expect(await isPast()).toBe(false);
    expect(await titles({ q: 'boatman' })).toEqual(['Boatman']);
    await keepHouse(api.app);
    expect(await isPast()).toBe(false);
  });

  test('leaves a job listed that gets a new deadline while past ones are put away', async () => {
    const { id } = await postJob(api, lagos, { job_title: 'Sailmaker' });
    await setDeadline(id, await lagosDay(api, -1));
    const isMarkingHeldUp = async () => {
      const { rows } = await api.app.db.execute(sql`
        select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like 'update "jobs"%'`);
      return rows.length > 0;
    };
    const deadline = await lagosDay(api, 5);
    const { marking } = await api.app.db.transaction(async (tx) => {
      await updateJobRow(tx, id, { deadline });
      const begun = { marking: markPastJobs(api.app.db) };
      await until(isMarkingHeldUp);
      return begun;
    });
    await marking;
    expect(await titles({ q: 'sailmaker' })).toEqual(['Sailmaker']);
  });

  test('takes a deadline as on or after that day', async () => {
    const from = async (days: number) =>
      titles({ deadline: await lagosDay(api, days), location: 'Cross River' });
    expect(await from(0)).toEqual(['Last day', 'Accountant', 'Dancer']);
    expect(await from(7)).toEqual(['Accountant', 'Dancer']);
    expect(await from(8)).toEqual(['Accountant']);
    expect(await from(31)).toEqual([]);
  });

  test('takes each of the coming days for itself, again and again', async () => {
    const seen = async (days: number) => {
      const found = await titles({ deadline: await lagosDay(api, days) });
      return ['Last day', 'Accountant', 'Dancer'].filter((title) => found.includes(title));
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await seen(0)).toEqual(['Last day', 'Accountant', 'Dancer']);
      expect(await seen(7)).toEqual(['Accountant', 'Dancer']);
      expect(await seen(8)).toEqual(['Accountant']);
      expect(await seen(40)).toEqual([]);
    }
  });

  test.each([
    ['deadline', '2026-13-01'],
    ['deadline', 'tomorrow'],
    ['field', 'art'],
    ['stipend', '2'],
    ['state', 'open'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'all'],
    ['q', 'x'.repeat(101)],
    ['q', 'nul\0'],
    ['cursor', 'zzz'],
    ['cursor', Buffer.from("2026-02-30T00:00:00.000000Z|x'|0").toString('base64url')],
  ])('refuses %s=%j', async (name, value) => {
    const answer = await api.call(
      'GET',
      `/jobs?${new URLSearchParams({ [name]: value }).toString()}`,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [name]: expect.any(String) } });
  });

  test('refuses an unusable token instead of showing a stranger’s view', async () => {
    const answer = await api.call('GET', '/jobs', { token: 'x'.repeat(43) });
    expect(answer.statusCode).toBe(401);
  });

  test('pages without loss, though many rows share a millisecond', async () => {
    const busy = await registerOrganization(api, { company_name: 'Busy Limited' });
    await api.app.db.execute(sql`
      insert into jobs (id, org_id, job_title, job_description, field, department, stipend,
        duration, location, deadline, env_mode, created_at)
      select gen_random_uuid(), ${busy.id}, 'Job ' || n, 'text', 'Science', 'x', 0, 'x', 'Busy',
        current_date + 9, 'remote',
        timestamptz '2026-01-01 00:00:00.123+00' + (n % 7) * interval '1 microsecond'
      from generate_series(1, 250) n`);
    for (const [token, limit] of [
      [busy.token, '20'],
      [undefined, '33'],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = { limit, location: 'Busy', ...(cursor ? { cursor } : {}) };
        const page: List = await list(query, token);
        seen.push(...page.jobs.data.map((job) => job.id));
        cursor = page.meta.next_cursor;
      }
      expect(seen).toHaveLength(250);
      expect(new Set(seen).size).toBe(250);
    }
  });
});
