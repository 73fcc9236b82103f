import { and, asc, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, type Position } from '../../db/keyset.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { inState, isListed, today } from './job-state.ts';
import type { JobState } from './job.schema.ts';
import { selectJobs, type Viewer } from './job.repository.ts';

export interface JobFilters {
  /** Only this organization's, in every state; else open jobs of verified organizations. */
  owner: string | null;
  state: JobState | undefined;
  /** The deadline is on or after this day. */
  deadline: string | undefined;
  companyName: string | undefined;
  field: 'Art' | 'Science' | 'Commercial' | undefined;
  stipend: 0 | 1 | undefined;
  location: string | undefined;
  /** Words of the posting, or organizations whose jobs are found by their name. */
  search: { query: string | null; organizationIds: string[] } | undefined;
}

function ofCompany(name: string): SQL {
  return sql`lower(${organizations.companyName}) = lower(${name})`;
}

function matching({ query, organizationIds }: NonNullable<JobFilters['search']>) {
  const inText =
    query === null ? sql`false` : sql`${jobs.search} @@ to_tsquery('simple', ${query})`;
  return organizationIds.length > 0 ? or(inText, inArray(jobs.orgId, organizationIds)) : inText;
}

function conditions(filters: JobFilters) {
  const scope = filters.owner
    ? [eq(jobs.orgId, filters.owner), isNull(jobs.deletedAt)]
    : [isListed, inState.active, eq(organizations.verification, 'approved')];
  return and(
    ...scope,
    filters.state ? inState[filters.state] : undefined,
    filters.deadline ? gte(jobs.deadline, filters.deadline) : undefined,
    filters.companyName ? ofCompany(filters.companyName) : undefined,
    filters.field ? eq(jobs.field, filters.field) : undefined,
    filters.stipend === undefined ? undefined : eq(jobs.stipend, filters.stipend),
    filters.location ? eq(jobs.location, filters.location) : undefined,
    filters.search ? matching(filters.search) : undefined,
  );
}

/** Jobs that pass every filter, newest first, from after `position`; at most `count`. */
export async function selectJobPage(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  page: { position: Position | null; count: number },
) {
  const from = page.position ? after(jobs.createdAt, jobs.id, page.position) : undefined;
  return selectJobs(db, viewer)
    .where(and(conditions(filters), from))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(page.count);
}

/** How many jobs an organization has in each state. */
export async function countJobs(db: Queryable, orgId: string) {
  const counted = (state: JobState) =>
    sql<number>`count(*) filter (where ${inState[state]})`.mapWith(Number);
  const [counts] = await db
    .select({
      active: counted('active'),
      closed: counted('closed'),
      expired: counted('expired'),
    })
    .from(jobs)
    .where(and(eq(jobs.orgId, orgId), isNull(jobs.deletedAt)));
  return counts ?? { active: 0, closed: 0, expired: 0 };
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Organizations whose name holds a text. */
export async function selectOrganizationsNamed(db: Queryable, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(sql`${organizations.companyName} ilike ${`%${literally(text)}%`}`)
    .orderBy(asc(organizations.companyName))
    .limit(50);
  return rows.map((row) => row.id);
}

/** Today in Africa/Lagos, by the database's clock, as YYYY-MM-DD. */
export async function selectToday(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${today}::text as today`);
  return rows[0]?.today ?? '';
}
