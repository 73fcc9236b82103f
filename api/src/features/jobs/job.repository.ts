import { and, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { exactMoment } from '../../db/keyset.ts';
import type { Given } from '../../db/statements.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import type { ApplicationStatus } from '../applications/lifecycle.ts';
import { isListed, isListedOrganization, jobState, today } from './job-state.ts';

/** Who looks: what is shown of a job's applicants and its company's address depends on it. */
export interface Viewer {
  userId: string | null;
  /** Id of the organization that looks, if it is one. */
  orgId: string | null;
}

/** The same, or the places of it in a statement that is kept. */
export type ViewerGiven = { [Name in keyof Viewer]: Given<string> | null };

/** An application that its student has not taken back. */
export const isNotWithdrawn = ne(applications.status, 'Withdrawn');

/** Ids of applicants: all for the owner, at most their own for anyone else. */
function applicantsFor(viewer: ViewerGiven, own?: SQL): SQL<string[]> {
  const seen = or(
    viewer.orgId ? eq(jobs.orgId, viewer.orgId) : undefined,
    viewer.userId ? and(eq(applications.userId, viewer.userId), own) : undefined,
  );
  if (!seen) return sql<string[]>`'{}'::text[]`;
  return sql<string[]>`array(
    select ${applications.userId}::text from ${applications}
    where ${applications.jobId} = ${jobs.id} and ${seen}
    ${viewer.orgId ? sql`order by ${applications.createdAt}` : sql``})`;
}

/** What an organization says of a job, and its name. */
export const posted = {
  id: jobs.id,
  orgId: jobs.orgId,
  jobTitle: jobs.jobTitle,
  jobDescription: jobs.jobDescription,
  jobRequirements: jobs.jobRequirements,
  field: jobs.field,
  department: jobs.department,
  stipend: jobs.stipend,
  amount: jobs.amount,
  duration: jobs.duration,
  location: jobs.location,
  deadline: jobs.deadline,
  envMode: jobs.envMode,
  companyName: organizations.companyName,
};

/**
 * The one place that says what is read of a job; the caller adds which and how many.
 * @param own what the viewer's own application must be to be told of
 */
export function selectJobs(db: Queryable, viewer: ViewerGiven, own?: SQL) {
  return db
    .select({
      ...posted,
      status: jobs.status,
      state: jobState,
      createdAt: jobs.createdAt,
      exactCreatedAt: exactMoment(jobs.createdAt),
      companyEmail: users.email,
      verification: organizations.verification,
      isOrganizationListed: sql<boolean>`${isListedOrganization}`,
      applicants: applicantsFor(viewer, own),
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.orgId))
    .innerJoin(users, eq(users.id, organizations.userId))
    .$dynamic();
}

export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

/** A job that is not deleted. */
export async function selectJob(db: Queryable, viewer: Viewer, id: string) {
  const [row] = await selectJobs(db, viewer).where(and(eq(jobs.id, id), isNull(jobs.deletedAt)));
  return row;
}

/** Where somebody's application for a job stands. */
export async function selectStatusOf(
  db: Queryable,
  userId: string,
  jobId: string,
): Promise<ApplicationStatus | undefined> {
  const [row] = await db
    .select({ status: applications.status })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
  return row?.status;
}

export type JobValues = Omit<
  typeof jobs.$inferInsert,
  'id' | 'orgId' | 'status' | 'idempotencyKey' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'isPast'
>;

/** Who posts a job, and what the form calls itself, if it does. */
interface Posting {
  orgId: string;
  key: string | null;
}

/** Stores a job, unless the organization has one of this key. */
export async function insertJob(
  db: Queryable,
  { orgId, key }: Posting,
  values: JobValues,
): Promise<string | undefined> {
  const [row] = await db
    .insert(jobs)
    .values({ ...values, orgId, idempotencyKey: key })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return row?.id;
}

/** The job that a form has led to, also if it is deleted by now, and what it says. */
export async function selectJobOfKey(db: Queryable, orgId: string, key: string) {
  const { id, jobTitle, jobDescription, jobRequirements, field, department } = jobs;
  const { stipend, amount, duration, deadline, envMode } = jobs;
  const [row] = await db
    .select({
      id,
      said: {
        ...{ jobTitle, jobDescription, jobRequirements, field, department },
        ...{ stipend, amount, duration, deadline, envMode },
      },
    })
    .from(jobs)
    .where(and(eq(jobs.orgId, orgId), eq(jobs.idempotencyKey, key)));
  return row;
}

/** The owner's job, held until the transaction ends; deleted ones too. */
export async function lockOwnJob(tx: Transaction, orgId: string, id: string) {
  const [row] = await tx
    .select({
      stipend: jobs.stipend,
      amount: jobs.amount,
      deadline: jobs.deadline,
      status: jobs.status,
      state: jobState,
      deletedAt: jobs.deletedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.orgId, orgId)))
    .for('update');
  return row;
}

export async function updateJobRow(
  tx: Transaction,
  id: string,
  values: Partial<JobValues> & { status?: 0 | 1; deletedAt?: SQL },
) {
  await tx
    .update(jobs)
    .set({ ...values, ...(values.deadline && { isPast: false }), updatedAt: sql`now()` })
    .where(eq(jobs.id, id));
}

const markedAtOnce = 1000;

/**
 * Takes jobs whose deadline is past out of the listing indexes, some at a time. One that is being
 * given a new deadline is waited for, and then left alone.
 */
export async function markPastJobs(db: Queryable): Promise<void> {
  const isOver = and(isListed, lt(jobs.deadline, today));
  const some = db.select({ id: jobs.id }).from(jobs).where(isOver).limit(markedAtOnce);
  const { rowCount } = await db
    .update(jobs)
    .set({ isPast: true })
    .where(and(inArray(jobs.id, some), isOver));
  if (rowCount === markedAtOnce) await markPastJobs(db);
}

/** Where an organization has its seat, which is where its jobs are. */
export async function selectLocation(db: Queryable, orgId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ location: organizations.companyState })
    .from(organizations)
    .where(eq(organizations.id, orgId));
  return row?.location;
}
