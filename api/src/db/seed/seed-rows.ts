import { studentValues } from '../../features/students/student-values.ts';
import { organizationValues } from '../../features/organizations/organization-values.ts';
import { attachFiles } from '../../features/files/file.repository.ts';
import {
  insertOrganization,
  insertStudent,
  insertUser,
} from '../../features/accounts/account.repository.ts';
import type { Transaction } from '../client.ts';
import { applicationHistory } from '../tables/application-history.table.ts';
import { applications } from '../tables/applications.table.ts';
import { jobs } from '../tables/jobs.table.ts';
import type { DemoApplication, DemoJob, DemoOrganization, DemoStudent } from './demo-data.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The day in Nigeria that is so many days from now, YYYY-MM-DD. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(Date.now() + days * day);

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data has no ${what}.`);
  return value;
}

/** Ids by what names a row in the demo data. */
export type Ids = Map<string, string>;

/** @returns ids of organizations by email. */
export async function seedOrganizations(
  tx: Transaction,
  organizations: DemoOrganization[],
  passwordHash: string,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { email, verification, ...fields } of organizations) {
    const userId = await insertUser(tx, { email, role: 'organization', passwordHash });
    const values = { ...organizationValues(fields), verification };
    const id = await insertOrganization(tx, { userId: must(userId, email), ...values });
    ids.set(email, must(id, email));
  }
  return ids;
}

/** @returns ids of the students' users by email. */
export async function seedStudents(
  tx: Transaction,
  students: DemoStudent[],
  passwordHash: string,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { email, ...fields } of students) {
    const userId = must(await insertUser(tx, { email, role: 'student', passwordHash }), email);
    await insertStudent(tx, { userId, ...studentValues(fields) });
    ids.set(email, userId);
  }
  return ids;
}

/** @returns the jobs' ids and organizations by their keys. */
export async function seedJobs(
  tx: Transaction,
  data: DemoJob[],
  organizations: DemoOrganization[],
  orgIds: Ids,
) {
  const seeded = new Map<string, { id: string; orgId: string }>();
  for (const [at, job] of data.entries()) {
    const orgId = must(orgIds.get(job.organization), job.organization);
    const { company_state } = must(
      organizations.find(({ email }) => email === job.organization),
      job.organization,
    );
    // Minutes apart, so that jobs of one day have an order.
    const createdAt = new Date(Date.now() - job.posted_days_ago * day - 8 * hour - at * 60_000);
    const [row] = await tx
      .insert(jobs)
      .values({
        orgId,
        jobTitle: job.job_title,
        jobDescription: job.job_description,
        jobRequirements: job.job_requirements,
        field: job.field,
        department: job.department,
        stipend: job.stipend,
        amount: job.amount,
        duration: job.duration,
        location: company_state,
        deadline: dayFromNow(job.deadline_in_days),
        envMode: job.env_mode,
        status: job.status,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: jobs.id });
    seeded.set(job.key, { id: must(row, job.key).id, orgId });
  }
  return seeded;
}

/** Stores one application with its history and gives it its files. */
export async function seedApplication(
  tx: Transaction,
  application: DemoApplication,
  places: { userId: string; jobId: string; orgId: string; fileIds: string[] },
): Promise<void> {
  const { userId, jobId, orgId, fileIds } = places;
  const sentAt = Date.now() - application.sent_days_ago * day - 6 * hour;
  const moments = application.history.map((status, at) => ({
    status,
    at: new Date(sentAt + at * hour),
  }));
  const last = must(moments.at(-1), 'history');
  const [row] = await tx
    .insert(applications)
    .values({
      ...{ jobId, userId, orgId },
      status: last.status,
      coverLetter: application.cover_letter,
      createdAt: new Date(sentAt),
      updatedAt: last.at,
    })
    .returning({ id: applications.id });
  const applicationId = must(row, application.job).id;
  await tx
    .insert(applicationHistory)
    .values(moments.map((moment) => ({ applicationId, ...moment })));
  await attachFiles(tx, fileIds, applicationId);
}
