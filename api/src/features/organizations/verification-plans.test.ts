import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Queryable } from '../../db/client.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { settle } from '../../testing/settled.ts';
import { selectReviewPage } from '../operators/review.repository.ts';
import { selectPending } from './verification.repository.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
  const patient = new Client({ connectionString: api.databaseUrl });
  await patient.connect();
  await patient.query(`
    with owners as (
      insert into users (id, email, role, password_hash)
      select gen_random_uuid(), n || '@test.example', 'organization', 'x'
      from generate_series(1, 10000) n returning id)
    insert into organizations (id, user_id, company_name, company_state, company_street_address,
      phone, company_cac_number, verification, submitted_at)
    select gen_random_uuid(), id, 'Made', 'x', 'x', 'x', 'RC' || row_number() over (),
      case when random() < 0.9 then 'approved' else 'pending' end,
      now() - random() * interval '1 year' from owners`);
  await settle(patient);
  await patient.end();
}, 120_000);
afterAll(() => api.close());

/** The statement that a list is made with, as PostgreSQL would carry it out. */
async function planOf(list: (db: Queryable) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  await list(drizzle(api.app.pool, { casing: 'snake_case', logger }));
  for (const { text, values } of statements) {
    const { rows } = await api.app.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const page = { position: null, count: 21 };

test.each([undefined, 'pending', 'approved', 'refused'] as const)(
  'a page of organizations is read in its order: %s',
  async (verification) => {
    const plan = await planOf((db) => selectReviewPage(db, verification, page));
    expect(plan).toContain('_submitted on organizations');
    expect(plan).not.toContain('Seq Scan on organizations');
  },
);

test('who else uses a CAC number is looked up for those alone that are listed', async () => {
  const plan = await planOf((db) => selectPending(db, 20));
  expect(plan).toContain('organizations_cac_number on organizations others');
  expect(plan).not.toContain('Seq Scan on organizations');
});
