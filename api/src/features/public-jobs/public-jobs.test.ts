import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, lagosDay, postJob } from '../../testing/jobs.ts';
import type { JobGoneAnswer, PublicJobAnswer } from './public-job.schema.ts';

let api: TestApp;
let owner: TestAccount;

beforeAll(async () => {
  api = await createTestApp({ PUBLIC_URL: 'https://jobs.example/' });
  owner = await registerOrganization(api);
}, 60_000);
afterAll(() => api.close());

const read = (id: string) => api.call('GET', `/public/jobs/${id}`);

test('an open job is read without a session, in words that need no more making', async () => {
  const job = await postJob(api, owner, {
    deadline: await lagosDay(api, 1),
    job_description: 'You build calls.\nOthers rely on them.\n\n\nYou also mend them.',
    job_requirements: 'You know SQL.\n- Patience\n- Tests\nAnd last:\n- Humour',
  });
  const answer = await read(job.id);
  expect(answer.statusCode).toBe(200);
  const seen = answer.json<PublicJobAnswer>();
  expect(seen).toMatchObject({
    id: job.id,
    address: `https://jobs.example/jobs/${job.id}`,
    org_id: owner.id,
    job_title: 'Backend intern',
    company_name: 'Kuramo Software Limited',
    time_left: '1 day left',
    department: 'Engineering',
    field: 'Science',
    stipend: 'Paid, ₦50,000 – ₦80,000 per month',
    environment: 'Hybrid',
    location: 'Lagos',
    duration: '6 months',
    description: ['You build calls.\nOthers rely on them.', 'You also mend them.'],
    requirements: {
      groups: [
        { paragraphs: ['You know SQL.'], list: { bullets: ['Patience', 'Tests'] } },
        { paragraphs: ['And last:'], list: { bullets: ['Humour'] } },
      ],
    },
    share: { title: 'Backend intern – Kuramo Software Limited' },
  });
  expect(seen.deadline_text).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  expect(seen.share.description).toBe(
    `Internship: Engineering. Hybrid, Lagos. 6 months. ₦50,000 – ₦80,000 per month. Apply by ${seen.deadline_text}.`,
  );
});

test('neither the address of the company nor who applied is told, to nobody', async () => {
  const job = await postJob(api, owner);
  const student = await registerStudent(api);
  await applyTo(api, student, job.id);
  for (const token of [undefined, student.token, owner.token]) {
    const { body } = await api.call('GET', `/public/jobs/${job.id}`, { ...(token && { token }) });
    expect(body).toContain(job.id);
    for (const secret of [owner.email, student.userId, student.id, owner.userId, '@']) {
      expect(body.replaceAll('"@', '"')).not.toContain(secret);
    }
  }
});

test('an unpaid job without requirements says so, and leaves nothing empty', async () => {
  const job = await postJob(api, owner, {
    stipend: 0,
    amount: null,
    deadline: await lagosDay(api, 0),
  });
  const seen = (await read(job.id)).json<PublicJobAnswer>();
  expect(seen).toMatchObject({
    stipend: 'Unpaid',
    requirements: null,
    time_left: 'Last day today',
  });
  expect(seen.structured_data).not.toHaveProperty('baseSalary');
});

const endings: [
  string,
  string,
  (jobId: string, orgId: string, userId: string) => Promise<unknown>,
][] = [
  [
    'closed',
    'This job is closed and takes no more applications.',
    (id) => api.app.db.update(jobs).set({ status: 0 }).where(eq(jobs.id, id)),
  ],
  [
    'expired',
    'The deadline of this job has passed.',
    async (id) =>
      api.app.db
        .update(jobs)
        .set({ deadline: await lagosDay(api, -1) })
        .where(eq(jobs.id, id)),
  ],
  [
    'deleted',
    'This job is no longer available.',
    (id) => api.app.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, id)),
  ],
  [
    'of an organization that is not verified any more',
    'This job is no longer available.',
    (_id, orgId) =>
      api.app.db
        .update(organizations)
        .set({ verification: 'pending' })
        .where(eq(organizations.id, orgId)),
  ],
  [
    'of a suspended organization',
    'This job is no longer available.',
    (_id, _orgId, userId) =>
      api.app.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId)),
  ],
];

test.each(endings)('a job that is %s answers 410 and where to go on', async (_name, text, end) => {
  const organization = await registerOrganization(api);
  const job = await postJob(api, organization, { job_title: 'Soon gone' });
  await end(job.id, organization.id, organization.userId);
  const answer = await read(job.id);
  expect(answer.statusCode).toBe(410);
  expect(answer.json<JobGoneAnswer>()).toEqual({
    error: text,
    message: text,
    code: 'JOB_GONE',
    onward: [
      { label: 'See open jobs', address: '/dashboard/jobs' },
      { label: 'Go to the start page', address: '/' },
    ],
  });
});

test.each([
  '0199aaaa-0000-7000-8000-000000000000',
  'nothing',
  '%00',
  '%FF',
  '..%2f..%2fme',
  "1'--",
  'a'.repeat(400),
])('what is no job answers 404: %s', async (id) => {
  const answer = await read(id);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});
