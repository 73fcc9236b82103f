import { studentValues } from '../../features/students/student-values.ts';
import { organizationValues } from '../../features/organizations/organization-values.ts';
import { organizationApproved } from '../../features/notifications/organization-events.ts';
import {
  insertOrganization,
  insertStudent,
  insertUser,
} from '../../features/accounts/account.repository.ts';
import type { Transaction } from '../client.ts';
import { jobs } from '../tables/jobs.table.ts';
import { verificationDecisions } from '../tables/verification-decisions.table.ts';
import type { DemoJob, DemoOrganization, DemoStudent } from './demo-data.ts';
import { ago, day, dayFromNow, hour, later } from './seed-moments.ts';
import { seedNotifications } from './seed-notifications.ts';

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data has no ${what}.`);
  return value;
}

/** Ids by what names a row in the demo data. */
export type Ids = Map<string, string>;

/** What an operator's approval leaves beside the state itself. */
async function approve(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  at: Date,
): Promise<void> {
  await tx.insert(verificationDecisions).values({
    organizationId: id,
    decision: 'approved',
    decidedBy: 'demonstration data',
    createdAt: at,
  });
  await seedNotifications(tx, [{ notification: organizationApproved(userId), at }]);
}

/** @returns ids of organizations by email. */
export async function seedOrganizations(
  tx: Transaction,
  organizations: DemoOrganization[],
  passwordHash: string,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { email, verification, joined_days_ago, ...fields } of organizations) {
    const createdAt = ago(joined_days_ago * day);
    const user = { email, role: 'organization', passwordHash, createdAt } as const;
    const userId = must(await insertUser(tx, user), email);
    const values = { ...organizationValues(fields), verification };
    const times = { createdAt, submittedAt: createdAt };
    const id = must(await insertOrganization(tx, { userId, ...values, ...times }), email);
    if (verification === 'approved') await approve(tx, { id, userId }, later(createdAt, 3 * hour));
    ids.set(email, id);
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
  const studentsJoined = ago(30 * day);
  for (const { email, ...fields } of students) {
    const user = { email, role: 'student', passwordHash, createdAt: studentsJoined } as const;
    const userId = must(await insertUser(tx, user), email);
    await insertStudent(tx, { userId, ...studentValues(fields), createdAt: studentsJoined });
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
    const createdAt = ago(job.posted_days_ago * day + 8 * hour + at * 60_000);
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
