import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountSuspensions } from '../../../db/tables/account-suspensions.table.ts';
import { applicationHistory } from '../../../db/tables/application-history.table.ts';
import { applications } from '../../../db/tables/applications.table.ts';
import { fileDownloads } from '../../../db/tables/file-downloads.table.ts';
import { files } from '../../../db/tables/files.table.ts';
import { identities } from '../../../db/tables/identities.table.ts';
import { interviews } from '../../../db/tables/interviews.table.ts';
import { jobs } from '../../../db/tables/jobs.table.ts';
import { knownAddresses } from '../../../db/tables/known-addresses.table.ts';
import { notifications } from '../../../db/tables/notifications.table.ts';
import { organizations } from '../../../db/tables/organizations.table.ts';
import { passwordResets } from '../../../db/tables/password-resets.table.ts';
import { pastDownloads } from '../../../db/tables/past-downloads.table.ts';
import { sessions } from '../../../db/tables/sessions.table.ts';
import { students } from '../../../db/tables/students.table.ts';
import { users } from '../../../db/tables/users.table.ts';
import { verificationDecisions } from '../../../db/tables/verification-decisions.table.ts';
import {
  registerOrganization,
  registerStudent,
  type TestAccount,
} from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { choose, invite } from '../../../testing/interviews.ts';
import { applyTo, postJob } from '../../../testing/jobs.ts';
import type { AccountExportAnswer } from './export.schema.ts';

let api: TestApp;
let student: TestAccount;
let organization: TestAccount;

/** What the document of the api says to be left out, by table. Ids of rows are not looked at. */
const leftOut: Record<string, string[]> = {
  users: ['passwordHash', 'suspendedAt'],
  sessions: ['tokenHash'],
  password_resets: ['tokenHash'],
  known_addresses: ['address'],
  account_suspensions: ['decidedBy'],
  verification_decisions: ['decidedBy'],
  applications: ['idempotencyKey'],
  files: ['storageKey', 'storedBy'],
  jobs: ['idempotencyKey', 'isPast', 'search'],
};

const columnsOf = (table: PgTable): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(
    ([name, column]) =>
      column.columnType !== 'PgUUID' && !leftOut[getTableName(table)]?.includes(name),
  );

let hours = 0;

/** Gives every moment in some rows one that stands nowhere else; sessions would end by it. */
async function tellMomentsApart(table: PgTable, whose: SQL) {
  if (table === sessions) return;
  const moments = columnsOf(table).filter(([, column]) => column.dataType === 'date');
  const values = moments.map(([name]) => {
    hours += 1;
    return [name, sql`now() + ${hours}::int * interval '1 hour'`];
  });
  if (values.length === 0) return;
  await api.app.db
    .update(table)
    .set(Object.fromEntries(values) as object)
    .where(whose);
}

const written = (value: unknown) =>
  JSON.stringify(value instanceof Date ? value.toISOString() : value);

/** What is kept in some rows and does not stand in a text, as `table.column`. */
async function missingIn(body: string, table: PgTable, whose: SQL): Promise<string[]> {
  const rows: Record<string, unknown>[] = await api.app.db.select().from(table).where(whose);
  expect(rows).not.toEqual([]);
  return rows.flatMap((row) =>
    columnsOf(table)
      .filter(([name]) => row[name] !== null && !body.includes(written(row[name])))
      .map(([name]) => `${getTableName(table)}.${name}`),
  );
}

async function exported({ token }: TestAccount) {
  const answer = await api.call('GET', '/me/export', { token });
  expect(answer.statusCode).toBe(200);
  return { body: answer.body, data: answer.json<AccountExportAnswer>() };
}

const resetToken = 'nobody-may-read-this-token';

beforeAll(async () => {
  api = await createTestApp();
  organization = await registerOrganization(api, { company_name: 'Whole Works' });
  student = await registerStudent(api);
  const job = await postJob(api, organization, { job_requirements: '- Able to count' });
  const application = await applyTo(api, student, job.id);
  const { id } = await invite(api, organization, application);
  await choose(api, student, id, { selected_date: 'alt_date_2' });
  const resume = application.resume?.replace('/IFJ/api', '') ?? '';
  await api.call('GET', resume, { token: organization.token });
  for (const { email, userId } of [student, organization]) {
    await api.app.db.insert(passwordResets).values({
      tokenHash: Buffer.from(userId),
      userId,
      expiresAt: new Date(),
    });
    await api.app.db
      .insert(identities)
      .values({ issuer: 'https://id.example', subject: email, userId });
    await api.app.db.insert(accountSuspensions).values({
      ...{ userId, action: 'restored', reason: 'A mistake.', decidedBy: 'operator' },
    });
    await api.app.db.transaction((tx) =>
      api.app.mail.queue(tx, {
        to: email,
        template: 'password-reset',
        data: { token: resetToken },
      }),
    );
  }
  await api.app.db.insert(pastDownloads).values({
    ...{ userId: student.userId, companyName: 'Gone Works', kind: 'resume', times: 3 },
    ...{ at: new Date(), lastAt: new Date() },
  });
  await api.app.db.insert(verificationDecisions).values({
    ...{
      organizationId: organization.id,
      decision: 'refused',
      reason: 'No.',
      decidedBy: 'operator',
    },
  });
  await api.app.db
    .update(organizations)
    .set({ interviewLink: 'https://meet.google.com/whole', refusalReason: 'The number differs.' })
    .where(eq(organizations.id, organization.id));
}, 60_000);
afterAll(() => api.close());

const accountTables = ({ userId }: TestAccount): [PgTable, SQL][] => [
  [users, eq(users.id, userId)],
  [sessions, eq(sessions.userId, userId)],
  [knownAddresses, eq(knownAddresses.userId, userId)],
  [passwordResets, eq(passwordResets.userId, userId)],
  [identities, eq(identities.userId, userId)],
  [accountSuspensions, eq(accountSuspensions.userId, userId)],
  [notifications, eq(notifications.userId, userId)],
];

const studentTables = (): [PgTable, SQL][] => {
  const sent = api.app.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.userId, student.userId));
  const sentFiles = api.app.db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.applicationId, sent));
  return [
    [students, eq(students.id, student.id)],
    [applications, eq(applications.userId, student.userId)],
    [applicationHistory, inArray(applicationHistory.applicationId, sent)],
    [interviews, inArray(interviews.applicationId, sent)],
    [files, inArray(files.applicationId, sent)],
    [fileDownloads, inArray(fileDownloads.fileId, sentFiles)],
    [pastDownloads, eq(pastDownloads.userId, student.userId)],
  ];
};

const organizationTables = (): [PgTable, SQL][] => [
  [organizations, eq(organizations.id, organization.id)],
  [jobs, eq(jobs.orgId, organization.id)],
  [interviews, eq(interviews.orgId, organization.id)],
  [fileDownloads, eq(fileDownloads.orgId, organization.id)],
  [verificationDecisions, eq(verificationDecisions.organizationId, organization.id)],
];

test.each([
  ['a student', () => [...accountTables(student), ...studentTables()], () => student],
  [
    'an organization',
    () => [...accountTables(organization), ...organizationTables()],
    () => organization,
  ],
] as const)(
  'all that the tables keep of %s stands in it, or is named',
  async (_who, tables, whose) => {
    for (const [table, condition] of tables()) await tellMomentsApart(table, condition);
    const { body } = await exported(whose());
    const missing = [];
    for (const [table, condition] of tables())
      missing.push(...(await missingIn(body, table, condition)));
    expect(missing).toEqual([]);
  },
);

test('mails stand in it as they read, without what their links open', async () => {
  const { body, data } = await exported(student);
  expect(data.mails).toMatchObject([
    { template: 'application-received', subject: 'Your application for Backend intern' },
    { template: 'interview-invitation', text: expect.stringContaining('Whole Works invites you') },
    { template: 'interview-confirmed', text: expect.stringContaining('You have confirmed') },
    { template: 'password-reset', text: expect.stringContaining('works once') },
  ]);
  expect(body).not.toContain(resetToken);
  expect(body).not.toContain('reset-password');
});
