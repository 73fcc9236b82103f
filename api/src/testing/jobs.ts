import { eq, sql, type SQL } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { applications } from '../db/tables/applications.table.ts';
import { interviews } from '../db/tables/interviews.table.ts';
import type { ApplicationAnswer } from '../features/applications/application.schema.ts';
import type { JobAnswer } from '../features/jobs/job.schema.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makePdf } from './documents.ts';

/** A day in Lagos, so many days from today. */
export async function lagosDay({ app }: TestApp, days: number): Promise<string> {
  const { rows } = await app.db.execute<{ day: string }>(
    sql`select ((now() at time zone 'Africa/Lagos')::date + ${days}::int)::text as day`,
  );
  return rows[0]?.day ?? '';
}

export const jobFields = {
  job_title: 'Backend intern',
  department: 'Engineering',
  field: 'Science',
  stipend: 1,
  amount: '50000 - 80000 NGN per month',
  env_mode: 'hybrid',
  duration: '6 months',
  job_description: 'You build calls that others rely on.',
};

/** Posts a job that is open for another week; `fields` replace or add to the usual ones. */
export async function postJob(
  test: TestApp,
  organization: TestAccount,
  fields: Record<string, unknown> = {},
): Promise<JobAnswer> {
  const deadline = await lagosDay(test, 7);
  const answer = await test.call('POST', '/jobs', {
    token: organization.token,
    payload: { ...jobFields, deadline, ...fields },
  });
  if (answer.statusCode !== 201) throw new Error(`Posting a job answered ${answer.body}`);
  return answer.json<{ job: JobAnswer }>().job;
}

export interface Part {
  name: string;
  content: Buffer | string;
  filename?: string;
  type?: string;
}

const boundary = 'part-of-a-form';

/** A browser names a type for files alone. */
const typeOf = (filename: string | undefined) =>
  filename === undefined ? undefined : 'application/octet-stream';

/** A multipart body as a browser writes it. */
export function formBody(parts: Part[]): Buffer {
  const written = parts.flatMap(({ name, content, filename, type = typeOf(filename) }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  const all = [...written, `--${boundary}--\r\n`];
  return Buffer.concat(all.map((part) => Buffer.from(part)));
}

export const formType = `multipart/form-data; boundary=${boundary}`;

/** What everybody sends who names no other files: sent again, it is the same. */
const usualFiles = { resume: makePdf(), letter: makePdf() };

/** The parts of a complete application; `parts` replace those of the same name or add to them. */
export function applicationParts(jobId: string, parts: Part[] = []): Part[] {
  const usual: Part[] = [
    { name: 'job_id', content: jobId },
    { name: 'cover_letter', content: 'I would like to work with you.' },
    { name: 'resume', filename: 'resume.pdf', content: usualFiles.resume },
    { name: 'internship_letter', filename: 'letter.pdf', content: usualFiles.letter },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return [...usual.filter(({ name }) => !replaced.has(name)), ...parts];
}

export interface Submission {
  parts?: Part[];
  key?: string;
}

/** Sends an application and returns whatever is answered. */
export function submit(
  test: TestApp,
  student: { token: string } | null,
  jobId: string,
  { parts = [], key }: Submission = {},
): Promise<LightMyRequestResponse> {
  return test.call('POST', '/apply-job', {
    ...(student ? { token: student.token } : {}),
    headers: { 'content-type': formType, ...(key ? { 'idempotency-key': key } : {}) },
    payload: formBody(applicationParts(jobId, parts)),
  });
}

/** Sends an application that is accepted for storing. */
export async function applyTo(
  test: TestApp,
  student: TestAccount,
  jobId: string,
  submission: Submission = {},
): Promise<ApplicationAnswer> {
  const answer = await submit(test, student, jobId, submission);
  if (answer.statusCode !== 201) throw new Error(`Applying answered ${answer.body}`);
  return answer.json<{ application: ApplicationAnswer }>().application;
}

/** Invites an applicant, as arranging an interview would, with two later days to choose from. */
export async function arrangeInterview(
  { app }: TestApp,
  applicationId: string,
  date: string | SQL,
): Promise<void> {
  const first = typeof date === 'string' ? sql`${date}::timestamptz` : date;
  const orgId = sql`(select org_id from applications where id = ${applicationId})`;
  const values = {
    orgId,
    date: first,
    firstOffer: first,
    firstAlternative: sql`${first} + interval '1 day'`,
    secondAlternative: sql`${first} + interval '2 days'`,
    timezone: 'Africa/Lagos',
    meetLink: 'https://meet.google.com/abc-defg-hij',
    selectedDate: null,
    cancelledAt: null,
    listed: true,
  };
  await app.db
    .insert(interviews)
    .values({ applicationId, ...values })
    .onConflictDoUpdate({ target: interviews.applicationId, set: values });
  await app.db
    .update(applications)
    .set({ status: 'Interview' })
    .where(eq(applications.id, applicationId));
}

/** The templates of the mails that were queued for an address, in their order. */
export async function mailTo({ app }: TestApp, address: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ template: string }>(sql`
    select data->>'template' as template from pgboss.job
    where name = 'mail' and data->>'to' = ${address} order by created_on`);
  return rows.map((row) => row.template);
}
