import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { isListedOrganization, jobState, today } from '../jobs/job-state.ts';
import { posted } from '../jobs/job.repository.ts';

/** A job whoever may see it, and what decides that; nothing of its applicants. */
export async function selectPublicJob(db: Queryable, id: string) {
  const [row] = await db
    .select({
      ...posted,
      daysLeft: sql<number>`${jobs.deadline} - ${today}`,
      /** In Africa/Lagos, as YYYY-MM-DD. */
      postedOn: sql<string>`(${jobs.createdAt} at time zone 'Africa/Lagos')::date::text`,
      state: jobState,
      isOffered: sql<boolean>`${jobs.deletedAt} is null and ${isListedOrganization}`,
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.orgId))
    .innerJoin(users, eq(users.id, organizations.userId))
    .where(eq(jobs.id, id));
  return row;
}

export type PublicJobRow = NonNullable<Awaited<ReturnType<typeof selectPublicJob>>>;
