import { and, asc, desc, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { after, exactMoment, type Position } from '../../db/keyset.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { inState, isListed } from './job-state.ts';

const mostOrganizations = 50;
/** Of so many jobs the words can be read one by one. */
const nearby = 1_000;
/** With more than this many found, the newest of them are soon met without a list of them. */
const mostFound = 2_000;

/** When the last of the thousand open jobs after a position was posted; null if there are fewer. */
export async function selectNearbyEnd(
  db: Queryable,
  position: Position | null,
): Promise<string | null> {
  const from = position ? after(jobs.createdAt, jobs.id, position) : undefined;
  const [row] = await db
    .select({ at: exactMoment(jobs.createdAt) })
    .from(jobs)
    .where(and(isListed, inState.active, from))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .offset(nearby)
    .limit(1);
  return row?.at ?? null;
}

/**
 * Open jobs whose words fit a query, or null if there are very many.
 * How many words begin with some letters is nothing that PostgreSQL can guess, and guessing wrong
 * it reads a million rows one by one. So it is made to use an index here.
 */
export async function findOpenJobs(db: Database, query: string): Promise<string[] | null> {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true)`);
    return tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isListed, inState.active, sql`${jobs.search} @@ to_tsquery('simple', ${query})`))
      .limit(mostFound + 1);
  });
  return rows.length > mostFound ? null : rows.map((row) => row.id);
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Organizations whose name holds a text. */
export async function findOrganizations(db: Queryable, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(sql`${organizations.companyName} ilike ${`%${literally(text)}%`}`)
    .orderBy(asc(organizations.companyName))
    .limit(mostOrganizations);
  return rows.map((row) => row.id);
}
