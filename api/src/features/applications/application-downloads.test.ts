import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import { settle } from '../../testing/settled.ts';
import { selectApplicationPage } from './application.repository.ts';
import type { ApplicationAnswer } from './application.schema.ts';

let api: TestApp;
let owner: TestAccount;
let student: TestAccount;
let application: ApplicationAnswer;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  student = await registerStudent(api);
  application = await applyTo(api, student, (await postJob(api, owner)).id);
}, 60_000);
afterAll(() => api.close());

async function take(path: string | null, { token }: TestAccount) {
  const answer = await api.call('GET', (path ?? '').replace('/IFJ/api', ''), { token });
  expect(answer.statusCode).toBe(200);
}

async function single({ token }: TestAccount, id = application.id): Promise<ApplicationAnswer> {
  const answer = await api.call('GET', `/applications/${id}`, { token });
  return answer.json<{ application: ApplicationAnswer }>().application;
}

async function listOf({ token, userId }: TestAccount): Promise<ApplicationAnswer[]> {
  const answer = await api.call('GET', `/user-applications-job/${userId}`, { token });
  return answer.json<{ applications: { data: ApplicationAnswer[] } }>().applications.data;
}

test('a student sees who took which file, how often and when last, the latest first', async () => {
  expect(application.downloads).toEqual([]);
  await take(application.resume, owner);
  await take(application.internship_letter, owner);
  await take(application.resume, owner);
  await take(application.resume, student);

  const downloads = [
    { company_name: 'Ikeja Robotics', kind: 'resume', at: expect.any(String), times: 2 },
    { company_name: 'Ikeja Robotics', kind: 'internship_letter', at: expect.any(String), times: 1 },
  ];
  const seen = await single(student);
  expect(seen.downloads).toEqual(downloads);
  expect(await listOf(student)).toEqual([seen]);
  const written = await api.app.db.select().from(fileDownloads);
  const last = Math.max(...written.map(({ lastAt }) => lastAt.getTime()));
  expect(seen.downloads?.[0]?.at).toBe(new Date(last).toISOString());
});

test('however often a file is taken, it stands there once for each company', async () => {
  const often = await applyTo(api, student, (await postJob(api, owner)).id);
  const fileId = often.resume?.split('/').at(-1) ?? '';
  await api.app.db.insert(fileDownloads).values(
    Array.from({ length: 300 }, (_, hour) => ({
      ...{ fileId, orgId: owner.id, userId: owner.userId },
      at: new Date(Date.UTC(2026, 4, 3, hour)),
      lastAt: new Date(Date.UTC(2026, 4, 3, hour, 9)),
      times: 2,
    })),
  );
  const at = new Date(Date.UTC(2026, 4, 3, 299, 9)).toISOString();
  const downloads = [{ company_name: 'Ikeja Robotics', kind: 'resume', at, times: 600 }];
  expect((await single(student, often.id)).downloads).toEqual(downloads);
});

test('nobody sees those of another’s files', async () => {
  const other = await registerStudent(api);
  const untouched = await applyTo(api, other, application.job_id);
  expect(untouched.downloads).toEqual([]);
  expect(await listOf(other)).toEqual([untouched]);
});

test('an organization is told of none, wherever it meets an application', async () => {
  const { token } = owner;
  await take(application.resume, owner);
  expect(await single(owner)).not.toHaveProperty('downloads');
  const list = await api.call('GET', `/ViewApplicationByOrg/${owner.id}`, { token });
  const { applications } = list.json<{ applications: ApplicationAnswer[] }>();
  expect(applications.map(({ id }) => id)).toContain(application.id);
  for (const received of applications) expect(received).not.toHaveProperty('downloads');
  const path = `/ReviewApplicationByOrg/${application.id}`;
  const opened = await api.call('PUT', path, { token, payload: {} });
  expect(opened.statusCode).toBe(200);
  expect(opened.json<{ application: object }>().application).not.toHaveProperty('downloads');
});

test('they outlast the end of an application, and follow the company’s name', async () => {
  const ended = await applyTo(api, student, (await postJob(api, owner)).id);
  await take(ended.internship_letter, owner);
  await api.app.db
    .update(organizations)
    .set({ companyName: 'Lekki Robotics' })
    .where(eq(organizations.id, owner.id));
  const { token } = student;
  const answer = await api.call('POST', `/applications/${ended.id}/withdraw`, { token });
  const withdrawn = answer.json<{ application: ApplicationAnswer }>().application;
  expect(withdrawn.downloads).toMatchObject([
    { company_name: 'Lekki Robotics', kind: 'internship_letter', times: 1 },
  ]);
});

test('a page is one statement, which reads only the downloads of its files', async () => {
  const patient = new Client({ connectionString: api.databaseUrl });
  await patient.connect();
  await patient.query(`
    with made as (
      insert into files (id, kind, storage_key, name, content_type, size, sha256, stored_by)
      select gen_random_uuid(), 'resume', n, 'x', 'x', 1, 'x', 1
      from generate_series(1, 2000) n returning id)
    insert into file_downloads (id, file_id, org_id)
    select gen_random_uuid(), made.id, organizations.id
    from made, organizations, generate_series(1, 5)`);
  await settle(patient);
  await patient.end();

  const statements: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  const db = drizzle(api.app.pool, { casing: 'snake_case', logger });
  const filters = { owner: { userId: student.userId }, statuses: undefined, acceptedFirst: false };
  const rows = await selectApplicationPage(db, filters, { position: null, count: 21 });
  expect(rows.length).toBeGreaterThan(1);
  expect(statements).toHaveLength(1);
  const [{ text, values } = { text: '', values: [] }] = statements;
  const plan = await api.app.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('file_downloads_file');
  expect(lines).not.toContain('Seq Scan on file_downloads');
});
