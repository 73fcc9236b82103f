import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import type { JobState } from './job.schema.ts';

/** Today in Africa/Lagos, by the database's clock: deadlines are days of that zone. */
export const today = sql<string>`(now() at time zone 'Africa/Lagos')::date`;

/** What a job's card says of it; its deadline day counts whole. */
export const jobState = sql<JobState>`case
  when ${jobs.deadline} < ${today} then 'expired'
  when ${jobs.status} = 1 then 'active'
  else 'closed' end`;

/** Spelled with constants, so that the planner sees that the partial indexes hold these rows. */
export const isListed: SQL = sql`${jobs.status} = 1 and ${jobs.deletedAt} is null
  and not ${jobs.isPast}`;

/**
 * Whether one can apply until a day or longer, of listed jobs. Most can, which the planner cannot
 * see: it takes the mark of past jobs and their deadlines for two matters. A function it does not
 * weigh, so it reads the newest jobs instead of all by their deadline.
 */
export const isOpenUntil = (day: SQL | Placeholder): SQL => sql`date_ge(${jobs.deadline}, ${day})`;

/** Organizations whose jobs others may see: approved, and their account not suspended. */
export const isListedWith = (suspendedAt: PgColumn | SQL): SQL =>
  sql`(${organizations.verification} = 'approved' and ${suspendedAt} is null)`;

export const isListedOrganization = isListedWith(users.suspendedAt);

/** Rows of one state, not counting deleted ones. */
export const inState: Record<JobState, SQL> = {
  active: sql`${jobs.status} = 1 and ${jobs.deadline} >= ${today}`,
  closed: sql`${jobs.status} = 0 and ${jobs.deadline} >= ${today}`,
  expired: sql`${jobs.deadline} < ${today}`,
};
