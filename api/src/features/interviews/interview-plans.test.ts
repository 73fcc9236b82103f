import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database } from '../../db/client.ts';
import { registerOrganization, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { settle } from '../../testing/settled.ts';
import { listNotifications } from '../notifications/notification.service.ts';
import type { Session } from '../sessions/session.service.ts';
import { listInterviews } from './interview-list.service.ts';

/** Of one organization among a hundred. */
const interviewCount = process.env['LONG'] ? 10_000 : 3_000;
/** About as many of these are now: a day's are looked through, however many there are in all. */
const nowCount = 100;

let api: TestApp;
let host: TestAccount;
let session: Session;

beforeAll(async () => {
  api = await createTestApp();
  host = await registerOrganization(api);
  session = {
    userId: host.userId,
    role: 'organization',
    roleSpecificId: host.id,
    verified: true,
    tokenHash: Buffer.alloc(0),
  };
  const patient = new Client({ connectionString: api.databaseUrl });
  await patient.connect();
  const make = (statement: ReturnType<typeof sql>) => drizzle(patient).execute(statement);
  // How many rows a page passes by depends on what is drawn: it is the same in each run.
  await make(sql`select setseed(0)`);
  await make(sql`
    with made as (
      insert into users (id, email, role, password_hash)
      select gen_random_uuid(), 'host' || n || '@test.example', 'organization', 'x'
      from generate_series(1, 99) n returning id)
    insert into organizations (id, user_id, company_name, company_state, company_street_address,
      phone, company_cac_number, verification)
    select gen_random_uuid(), id, 'x', 'x', 'x', 'x', 'x', 'approved' from made`);
  await make(sql`
    with made as (
      insert into users (id, email, role, password_hash)
      select gen_random_uuid(), 'student' || n || '@test.example', 'student', 'x'
      from generate_series(1, ${interviewCount}::int) n returning id)
    insert into students (id, user_id, full_name, sex, university, course_of_study, status, degree, phone)
    select gen_random_uuid(), id, 'x', 'Male', 'x', 'x', 'Graduate', 'BSc', 'x' from made`);
  await make(sql`
    insert into jobs (id, org_id, job_title, job_description, field, department, stipend,
      duration, location, deadline, env_mode)
    select gen_random_uuid(), id, 'x', 'x', 'Art', 'x', 0, 'x', 'x', current_date, 'remote'
    from organizations`);
  await make(sql`
    insert into applications (id, job_id, user_id, org_id, status, cover_letter)
    select gen_random_uuid(), j.id, s.user_id, j.org_id, 'Interview', 'x'
    from jobs j join (select user_id, row_number() over () as number from students) s
      on j.org_id = ${host.id} or s.number % 10 = 0`);
  await make(sql`
    insert into interviews (id, application_id, org_id, date, first_offer, first_alternative,
      second_alternative, timezone, meet_link, listed)
    select gen_random_uuid(), id, org_id, at, at, at, at, 'Africa/Lagos', 'x', random() < 0.5
    from (select id, org_id, now() +
      case when random() < ${nowCount / interviewCount}::float then 0 else random() - 0.7 end * interval '400 days' as at
      from applications) made`);
  await make(sql`
    insert into notifications (id, user_id, kind, title, message, link, interview_id, read_at, created_at)
    select gen_random_uuid(), o.user_id, 'interview-date-chosen', 'x', 'x', '/', i.id,
      case when random() < 0.9 then now() end, i.date
    from interviews i join organizations o on o.id = i.org_id`);
  await settle(patient);
  await patient.end();
}, 600_000);
afterAll(() => api.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How PostgreSQL carries out every statement that a call makes. */
async function plansOf(call: (db: Database) => Promise<unknown>): Promise<Plan[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  await call(drizzle(api.app.pool, { casing: 'snake_case', logger }));
  const plans: Plan[] = [];
  for (const { text, values } of statements) {
    const { rows } = await api.app.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    plans.push(...rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)));
  }
  return plans;
}

/** Tables of which one page holds the whole are read as a whole, and may be. */
const large = ['interviews', 'applications', 'notifications', 'users', 'students'];

/** Only a page is read of what there is much of, in the order in which the index has it. */
function expectCheap(plans: Plan[], relation: string) {
  const scans = plans.filter((plan) => large.includes(plan['Relation Name'] ?? ''));
  expect(scans.map((scan) => scan['Relation Name'])).toContain(relation);
  for (const scan of scans) {
    expect(scan).not.toMatchObject({ 'Node Type': 'Seq Scan' });
    expect(scan['Rows Removed by Filter'] ?? 0).toBeLessThan(100);
  }
  const sorted = plans.filter((plan) => /Sort/.test(plan['Node Type']));
  for (const sort of sorted.flatMap((plan) => plan.Plans ?? [])) {
    expect(sort['Actual Rows']).toBeLessThanOrEqual(101);
  }
}

test.each(['pending', 'active', 'completed'] as const)(
  `a page of the %s tab reads a page of ${interviewCount} interviews, the second too`,
  async (category) => {
    const page = (cursor?: string) => (db: Database) =>
      listInterviews({ db }, session, host.id, { category, limit: 2, ...(cursor && { cursor }) });
    expectCheap(await plansOf(page()), 'interviews');
    const { meta } = await page()(api.app.db);
    expect(meta.next_cursor).not.toBeNull();
    expectCheap(await plansOf(page(meta.next_cursor ?? '')), 'interviews');
  },
);

test('the last of those to come and the first of those past are a page of few rows', async () => {
  let cursor: string | undefined;
  let last: string | undefined;
  const page = (db: Database) =>
    listInterviews({ db }, session, host.id, { limit: 100, ...(cursor && { cursor }) });
  do {
    const { interviews, meta } = await page(api.app.db);
    last = interviews.at(-1)?.category;
    if (last === 'completed') break;
    cursor = meta.next_cursor ?? undefined;
  } while (cursor);
  expect(last).toBe('completed');
  expectCheap(await plansOf(page), 'interviews');
});

test('a page of notifications reads a page of them', async () => {
  const page = (cursor?: string) => (db: Database) =>
    listNotifications({ db }, session, host.userId, { limit: 20, ...(cursor && { cursor }) });
  expectCheap(await plansOf(page()), 'notifications');
  const { meta } = await page()(api.app.db);
  expect(meta.next_cursor).not.toBeNull();
  expectCheap(await plansOf(page(meta.next_cursor ?? '')), 'notifications');
});
