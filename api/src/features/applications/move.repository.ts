import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { isComing, isCompleted } from '../interviews/interview-columns.ts';
import { ownedBy, type Owner } from './application.repository.ts';
import { undecided, type ApplicationStatus, type Guard, type Move } from './lifecycle.ts';

const guards: Record<Guard, SQL> = {
  'interview day is past': sql`exists (
    select from ${interviews}
    where ${interviews.applicationId} = ${applications.id}
      and ${interviews.cancelledAt} is null and ${isCompleted})`,
};

function startsFrom(move: Move): SQL {
  const starts = Object.entries(move.from).map(([status, guard]) => {
    const there = sql`${applications.status} = ${status}`;
    return guard === 'always' ? there : sql`(${there} and ${guards[guard]})`;
  });
  return sql`(${sql.join(starts, sql` or `)})`;
}

/** Makes a move if the application stands where it starts from. @returns whether it did. */
export async function updateStatus(tx: Transaction, owner: Owner, id: string, move: Move) {
  // Held by a statement of its own: one that waits looks at other tables as they were before.
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), ownedBy(owner)))
    .for('update');
  const moved = await tx
    .update(applications)
    .set({ status: move.to, updatedAt: sql`now()` })
    .where(and(eq(applications.id, id), ownedBy(owner), startsFrom(move)))
    .returning({ id: applications.id });
  return moved.length > 0;
}

export async function insertHistory(
  tx: Transaction,
  applicationId: string,
  status: ApplicationStatus,
) {
  // By the clock, not by the transaction's beginning: two moves never stand in the wrong order.
  await tx.insert(applicationHistory).values({ applicationId, status, at: sql`clock_timestamp()` });
}

const organizationUsers = alias(users, 'organization_users');

function joinParties(tx: Transaction) {
  return tx
    .select({
      applicationId: applications.id,
      status: applications.status,
      jobTitle: jobs.jobTitle,
      companyName: organizations.companyName,
      fullName: students.fullName,
      studentUserId: applications.userId,
      studentEmail: users.email,
      organizationUserId: organizations.userId,
      organizationEmail: organizationUsers.email,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(students, eq(students.userId, applications.userId))
    .innerJoin(organizations, eq(organizations.id, applications.orgId))
    .innerJoin(organizationUsers, eq(organizationUsers.id, organizations.userId))
    .$dynamic();
}

/** An application of the owner's with both its sides, as a move and what it brings with it need them. */
export async function selectParties(tx: Transaction, owner: Owner, id: string) {
  const [row] = await joinParties(tx).where(and(eq(applications.id, id), ownedBy(owner)));
  return row;
}

/** Likewise all of the owner's that are not decided about. */
export async function selectUndecided(tx: Transaction, owner: Owner) {
  return joinParties(tx)
    .where(and(ownedBy(owner), inArray(applications.status, undecided)))
    .orderBy(asc(applications.id));
}

export type ApplicationParties = NonNullable<Awaited<ReturnType<typeof selectParties>>>;

const arranged = {
  id: interviews.id,
  date: interviews.date,
  firstAlternative: interviews.firstAlternative,
  secondAlternative: interviews.secondAlternative,
  timezone: interviews.timezone,
  meetLink: interviews.meetLink,
  inviteSequence: interviews.inviteSequence,
  updatedAt: interviews.updatedAt,
};

/** The interview of an application, as mail tells of it. */
export async function selectArranged(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .select(arranged)
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId));
  return row;
}

export type ArrangedInterview = NonNullable<Awaited<ReturnType<typeof selectArranged>>>;

const cancelled = {
  cancelledAt: sql`now()`,
  inviteSequence: sql`${interviews.inviteSequence} + 1`,
  updatedAt: sql`now()`,
};

const stands = (applicationId: string) =>
  and(eq(interviews.applicationId, applicationId), isNull(interviews.cancelledAt));

/** Cancels an application's interview if it is still to come; where it is listed it stays so. */
export async function cancelComingInterview(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .update(interviews)
    .set(cancelled)
    .where(and(stands(applicationId), isComing))
    .returning(arranged);
  return row;
}

/** Calls an application's interview off: it is listed no longer. */
export async function callInterviewOff(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .update(interviews)
    .set({ ...cancelled, listed: false })
    .where(stands(applicationId))
    .returning(arranged);
  return row;
}

/** Takes an application's interview out of the organization's tabs. */
export async function unlistInterview(tx: Transaction, applicationId: string) {
  await tx
    .update(interviews)
    .set({ listed: false })
    .where(eq(interviews.applicationId, applicationId));
}

/** Applications of a job whose interview is still to come, kept from being moved by others. */
export async function selectComingInterviews(tx: Transaction, jobId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(interviews, eq(interviews.applicationId, applications.id))
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.status, 'Interview'),
        isNull(interviews.cancelledAt),
        isComing,
      ),
    )
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
  return rows.map((row) => row.id);
}
