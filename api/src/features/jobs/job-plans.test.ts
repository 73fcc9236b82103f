import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { registerOrganization, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { settle } from '../../testing/settled.ts';
import type { Session } from '../sessions/session.service.ts';
import { listJobs } from './job-list.service.ts';
import { namePattern, searchQuery } from './job-search.ts';
import type { JobsQueryValues } from './job.schema.ts';

const jobCount = process.env['LONG'] ? 1_000_000 : 30_000;

let api: TestApp;
let owner: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api);
  // A connection of its own: how long many rows take is not limited there.
  const patient = new Client({ connectionString: api.databaseUrl });
  await patient.connect();
  await patient.query(`
    with made as (
      insert into users (id, email, role, password_hash)
      select gen_random_uuid(), 'made' || n || '@test.example', 'organization', 'x'
      from generate_series(1, 500) n returning id)
    insert into organizations (id, user_id, company_name, company_state, company_street_address,
      phone, company_cac_number, verification)
    select gen_random_uuid(), id, 'Made ' || row_number() over (), 'x', 'x', 'x', 'x',
      case when random() < 0.9 then 'approved' else 'pending' end from made`);
  await patient.query(
    `insert into jobs (id, org_id, job_title, job_description, field, department, stipend,
        duration, location, deadline, env_mode, status, created_at)
      select gen_random_uuid(), o.id, 'Intern ' || n, 'You work with ' || md5(n::text),
        (array['Art', 'Science', 'Commercial'])[1 + n % 3], 'Dept ' || n % 50, 0, 'x',
        'Place ' || n % 40, current_date + n % 200 - 170, 'remote', (n % 7 > 0)::int,
        now() - n * interval '1 minute'
      from generate_series(1, $1::int) n
      join (select id, row_number() over () number from organizations) o on o.number = 1 + n % 501`,
    [jobCount],
  );
  await settle(patient);
  await patient.end();
}, 600_000);
afterAll(() => api.close());

/** The statements that a list is made with, as PostgreSQL would carry them out. */
async function plansOf(session: Session | null, query: JobsQueryValues): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  await listJobs(drizzle(api.app.pool, { casing: 'snake_case', logger }), session, query);
  const plans: string[] = [];
  for (const { text, values } of statements.filter((one) => one.text.includes('from "jobs"'))) {
    const { rows } = await api.app.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const cases: JobsQueryValues[] = [
  {},
  { field: 'Art' },
  { stipend: 0 },
  { location: 'Place 7' },
  { company_name: 'Made 77' },
  { deadline: nextWeek },
  { deadline: '2199-01-01' },
  { q: 'intern' },
  { q: 'nosuchword' },
  { q: 'made 7' },
  { field: 'Science', location: 'Place 9', stipend: 0, q: 'work' },
];

test.each(cases)(`among ${jobCount} jobs no list reads all of them: %j`, async (query) => {
  const session: Session = {
    userId: owner.userId,
    role: 'organization',
    roleSpecificId: owner.id,
    verified: true,
    tokenHash: Buffer.alloc(0),
  };
  for (const caller of [null, session]) {
    const plans = await plansOf(caller, { limit: 20, ...query });
    expect(plans).toContain('jobs');
    expect(plans).not.toContain('Seq Scan on jobs');
  }
});

/** Ids of listed jobs whose words or company fit, newest first, without any index of texts. */
async function goThroughAll(q: string, count: number): Promise<string[]> {
  const { rows } = await api.app.db.execute<{ id: string }>(sql`
    select jobs.id from jobs join organizations o on o.id = jobs.org_id
    where status = 1 and deleted_at is null and verification = 'approved'
      and deadline >= (now() at time zone 'Africa/Lagos')::date
      and (ts_match_vq(search, to_tsquery('simple', ${searchQuery(q)}))
        or company_name ilike ${namePattern(q)})
    order by jobs.created_at desc, jobs.id desc limit ${count}`);
  return rows.map(({ id }) => id);
}

// Frequent words, rarer ones from each way to the next, and parts of names.
test.each(['intern', 'dept 7', '123', 'abc', 'f0ad', 'made 77', 'ade 123', 'work', 'nosuchword'])(
  'a search finds on its pages what going through all jobs finds: %s',
  async (q) => {
    const first = await listJobs(api.app.db, null, { limit: 20, q });
    const { next_cursor } = first.meta;
    const second = next_cursor
      ? await listJobs(api.app.db, null, { limit: 20, q, cursor: next_cursor })
      : first;
    const pages = next_cursor ? [first, second] : [first];
    expect(pages.flatMap(({ jobs }) => jobs.data.map(({ id }) => id))).toEqual(
      await goThroughAll(q, 40),
    );
  },
);
