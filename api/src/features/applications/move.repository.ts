import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { ownedBy, type Owner } from './application.repository.ts';
import type { ApplicationStatus, Guard, Move } from './lifecycle.ts';

const guards: Record<Guard, SQL> = {
  'interview day is past': sql`exists (
    select from ${interviews} i
    where i.application_id = ${applications.id} and i.cancelled_at is null
      and (i.date at time zone i.timezone)::date < (now() at time zone i.timezone)::date)`,
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

/** Cancels an application's interview if it is still to come. */
export async function cancelInterview(tx: Transaction, applicationId: string) {
  await tx
    .update(interviews)
    .set({ cancelledAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        isNull(interviews.cancelledAt),
        gt(interviews.date, sql`now()`),
      ),
    );
}

/** Applications of a job whose interview is still to come. */
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
        gt(interviews.date, sql`now()`),
      ),
    );
  return rows.map((row) => row.id);
}
