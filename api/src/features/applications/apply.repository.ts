import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { isListedOrganization, jobState } from '../jobs/job-state.ts';
import { firstStatus } from './lifecycle.ts';

function selectJobToApplyTo(db: Queryable, id: string) {
  return db
    .select({
      orgId: jobs.orgId,
      jobTitle: jobs.jobTitle,
      state: jobState,
      deletedAt: jobs.deletedAt,
      isOrganizationListed: sql<boolean>`${isListedOrganization}`,
      companyName: organizations.companyName,
      organizationUserId: organizations.userId,
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.orgId))
    .innerJoin(users, eq(users.id, organizations.userId))
    .where(eq(jobs.id, id));
}

/** A job as it stands, deleted ones too. */
export async function selectJobFor(db: Queryable, id: string) {
  const [row] = await selectJobToApplyTo(db, id);
  return row;
}

export type JobToApplyTo = NonNullable<Awaited<ReturnType<typeof selectJobFor>>>;

/** The same, kept from being closed or deleted until the transaction ends. */
export async function holdJobFor(tx: Transaction, id: string) {
  const [row] = await selectJobToApplyTo(tx, id).for('share', { of: jobs });
  return row;
}

export async function selectApplicant(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      email: users.email,
      fullName: students.fullName,
      university: students.university,
      courseOfStudy: students.courseOfStudy,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.userId, userId));
  return row;
}

/** What stands in the way of an application, or answers it: same student and job, or same key. */
export async function selectEarlier(
  db: Queryable,
  { userId, jobId, key }: { userId: string; jobId: string; key: string | null },
) {
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      key: applications.idempotencyKey,
      coverLetter: applications.coverLetter,
    })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        or(
          eq(applications.jobId, jobId),
          key === null ? undefined : eq(applications.idempotencyKey, key),
        ),
      ),
    );
}

/** Stores an application, unless the student has one for this job or of this key. */
export async function insertApplication(
  tx: Transaction,
  values: Pick<
    typeof applications.$inferInsert,
    'jobId' | 'userId' | 'orgId' | 'coverLetter' | 'idempotencyKey'
  >,
): Promise<string | undefined> {
  const at = sql`clock_timestamp()`;
  const [row] = await tx
    .insert(applications)
    .values({ ...values, status: firstStatus, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return row?.id;
}
