import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { fixedLimit } from '../../db/statements.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { inState, isListed, isListedOrganization } from '../jobs/job-state.ts';

/** A job that a page begins with; jobs stand in the order of deadline and id. */
export interface SitemapStart {
  deadline: string;
  id: string;
}

const inOrder = [asc(jobs.deadline), asc(jobs.id)];
const isOpen = sql`${isListed} and ${inState.active}`;

/**
 * Where each page of so many open jobs begins. From one start the next is sought in the index; a
 * page is left out if none of its jobs is of a listed organization.
 */
export async function selectSitemapStarts(db: Queryable, count: number): Promise<SitemapStart[]> {
  const order = sql.join(inOrder, sql`, `);
  const { rows } = await db.execute<{ deadline: string; id: string }>(sql`
    with recursive start as (
      (select ${jobs.deadline}, ${jobs.id} from ${jobs} where ${isOpen} order by ${order} limit 1)
      union all
      select next.deadline, next.id from start cross join lateral (
        select ${jobs.deadline}, ${jobs.id} from ${jobs}
        where ${isOpen} and (${jobs.deadline}, ${jobs.id}) > (start.deadline, start.id)
        order by ${order} offset ${fixedLimit(count - 1)} limit 1) next)
    select page.deadline::text as deadline, page.id from start page
    left join lateral (
      select deadline, id from start later
      where (later.deadline, later.id) > (page.deadline, page.id)
      order by later.deadline, later.id limit 1) next on true
    cross join lateral (
      select from ${jobs} join ${organizations} on ${organizations.id} = ${jobs.orgId}
      join ${users} on ${users.id} = ${organizations.userId}
      where ${isOpen} and ${isListedOrganization}
        and (${jobs.deadline}, ${jobs.id}) >= (page.deadline, page.id)
        and (${jobs.deadline}, ${jobs.id}) < (coalesce(next.deadline, 'infinity'), next.id)
      order by ${order} limit 1) listed
    order by page.deadline, page.id`);
  return rows;
}

/** The jobs of a page: those of listed organizations among so many from its start on. */
export async function selectSitemapJobs(db: Queryable, start: SitemapStart, count: number) {
  const page = db
    .select({ id: jobs.id, deadline: jobs.deadline, orgId: jobs.orgId, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(
      sql`${isOpen} and (${jobs.deadline}, ${jobs.id}) >= (${start.deadline}::date, ${start.id}::uuid)`,
    )
    .orderBy(...inOrder)
    .limit(fixedLimit(count))
    .as('page');
  return db
    .select({ id: page.id, updatedAt: page.updatedAt })
    .from(page)
    .innerJoin(organizations, eq(organizations.id, page.orgId))
    .innerJoin(users, eq(users.id, organizations.userId))
    .where(isListedOrganization)
    .orderBy(asc(page.deadline), asc(page.id));
}
