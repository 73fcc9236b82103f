import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  registerOrganization,
  registerStudent,
  type TestAccount,
} from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { applyTo, postJob } from '../../../testing/jobs.ts';
import { exportAccount } from './export.service.ts';

const entries = 2_500;

let api: TestApp;
let organization: TestAccount;
let student: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  organization = await registerOrganization(api);
  student = await registerStudent(api);
  await applyTo(api, student, (await postJob(api, organization)).id);
  const { pool } = api.app;
  const many = `generate_series(1, ${entries}) n`;
  await pool.query(
    `insert into file_downloads (id, file_id, org_id, at, times)
     select gen_random_uuid(), (select id from files limit 1), $1, now() - n / 3 * interval '1 day', n
     from ${many}`,
    [organization.id],
  );
  await pool.query(
    `insert into past_downloads (id, user_id, company_name, kind, at, last_at, times)
     select gen_random_uuid(), $1, 'Left', 'resume', now(), now(), n from ${many}`,
    [student.userId],
  );
  await pool.query(
    `insert into application_history (id, application_id, status, at)
     select gen_random_uuid(), id, 'Viewed', now() from applications, ${many}`,
  );
});
afterAll(() => api.close());

/** An export, and how many statements read each table. */
async function exportOf({ userId }: TestAccount) {
  const statements: string[] = [];
  const logger = { logQuery: (text: string) => statements.push(text) };
  const db = drizzle(api.app.pool, { casing: 'snake_case', logger });
  const data = await exportAccount({ db, prefix: '', inTurn: (work) => work() }, userId);
  const reads = (table: string) =>
    statements.filter((text) => text.includes(` from "${table}" `)).length;
  return { data, reads };
}

const timesOf = (list: { times: number }[] | null | undefined) =>
  new Set(list?.map(({ times }) => times)).size;

test('a student’s long lists are whole, and no statement reads all of one', async () => {
  const { data, reads } = await exportOf(student);
  const [application] = data.applications ?? [];
  const downloads = application?.files.flatMap((file) => file.downloads);
  expect([timesOf(downloads), timesOf(data.past_downloads)]).toEqual([entries, entries]);
  expect(application?.history).toHaveLength(entries + 1);
  const tables = ['file_downloads', 'past_downloads', 'application_history'];
  expect(tables.map(reads)).toEqual([3, 3, 3]);
});

test('so are an organization’s', async () => {
  const { data, reads } = await exportOf(organization);
  expect(timesOf(data.downloads)).toBe(entries);
  expect(reads('file_downloads')).toBe(3);
});
