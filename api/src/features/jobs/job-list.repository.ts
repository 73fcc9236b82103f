import { and, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, type Position } from '../../db/keyset.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { inState, isListed, isListedOrganization, today } from './job-state.ts';
import type { JobState } from './job.schema.ts';
import { selectJobs, type Viewer } from './job.repository.ts';

/** A job is found by its words or by any of these. */
export interface Search {
  query: string | null;
  jobIds: string[];
  organizationIds: string[];
}

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
  search: Search | undefined;
  /** Posted at this moment or later. */
  since?: string;
}

function ofCompany(name: string): SQL {
  return sql`lower(${organizations.companyName}) = lower(${name})`;
}

/** As a function, not as the operator `@@`: the text index is asked elsewhere, and first. */
function wordsFit(query: string): SQL {
  return sql`ts_match_vq(${jobs.search}, to_tsquery('simple', ${query}))`;
}

function matching({ query, jobIds, organizationIds }: Search): SQL {
  const found = [
    query === null ? undefined : wordsFit(query),
    jobIds.length > 0 ? inArray(jobs.id, jobIds) : undefined,
    organizationIds.length > 0 ? inArray(jobs.orgId, organizationIds) : undefined,
  ];
  return or(...found) ?? sql`false`;
}

function conditions(filters: JobFilters) {
  const scope = filters.owner
    ? [eq(jobs.orgId, filters.owner), isNull(jobs.deletedAt)]
    : [isListed, inState.active, isListedOrganization];
  return and(
    ...scope,
    filters.state ? inState[filters.state] : undefined,
    filters.deadline ? gte(jobs.deadline, filters.deadline) : undefined,
    filters.companyName ? ofCompany(filters.companyName) : undefined,
    filters.field ? eq(jobs.field, filters.field) : undefined,
    filters.stipend === undefined ? undefined : eq(jobs.stipend, filters.stipend),
    filters.location ? eq(jobs.location, filters.location) : undefined,
    filters.search ? matching(filters.search) : undefined,
    filters.since ? sql`${jobs.createdAt} >= ${filters.since}::timestamptz` : undefined,
  );
}

/** From after a position, at most so many. */
export interface PageRequest {
  position: Position | null;
  count: number;
}

/** Jobs that pass every filter, newest first. */
export async function selectJobPage(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  page: PageRequest,
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

/** Today in Africa/Lagos, by the database's clock, as YYYY-MM-DD. */
export async function selectToday(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${today}::text as today`);
  return rows[0]?.today ?? '';
}
