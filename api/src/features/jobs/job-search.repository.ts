import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { fixedLimit, type Places } from '../../db/statements.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { isListed, isListedOrganization, today } from './job-state.ts';

/** What is looked for: words of a posting, or a part of its company's name. */
export interface Search {
  /** As it was typed. */
  text: string;
  /** Of the text index; null when there is no word in what was typed. */
  query: string | null;
  /** Of `ilike`. */
  namePattern: string;
}

/** If the text index finds more, many of them expired, going through the newest jobs is quicker. */
const mostMatched = 4000;
const mostFound = 500;
const mostOrganizations = 50;

/** Spelled out, so that it counts when the statement is planned. */
const number = (value: number): SQL => sql.raw(String(value));

/**
 * A value that is not known while a statement is planned, so that one plan serves all values; and
 * what is made of it is made once, not for each row.
 */
const later = (value: SQL): SQL => sql`(select ${value})`;

const wordsOf = (query: Placeholder | undefined): SQL =>
  query ? later(sql`to_tsquery('simple', ${query})`) : sql`null::tsquery`;

/** As a function, not as the operator `@@`: the text index is asked elsewhere. */
const wordsFit = (query: Placeholder | undefined): SQL =>
  sql`ts_match_vq(${jobs.search}, ${wordsOf(query)})`;

/** Whether a job is found, for jobs that are gone through one by one. */
export const isFound = ({ query, namePattern }: Places<Search>): SQL =>
  sql`(${wordsFit(query)} or ${organizations.companyName} ilike ${namePattern})`;

/** Approved organizations in whose names the text is. */
const employersOf = ({ namePattern }: Places<Search>): SQL => sql`
  select id from ${organizations}
  where verification = 'approved' and company_name ilike ${later(sql`${namePattern}`)}`;

interface Scope {
  /** What a job must be, whatever its words. */
  condition: SQL | undefined;
  /** Newest first, after which comes a limit. */
  order: SQL;
  /** Of a page. */
  count: number;
  /** The ids of the newest such jobs of each of some organizations. */
  newestOfEach: (organizations: SQL) => SQL;
}

/**
 * The ids of all listed jobs that are found, where these are few: the text index knows them, and
 * that of names the organizations. If either are many after all, a page of the newest.
 */
export function findFew(
  search: Places<Search>,
  { condition, order, count, newestOfEach }: Scope,
): SQL {
  return sql`with
    matched as materialized (
      select ${jobs.id}, ${jobs.deadline} from ${jobs}
      where ${isListed} and ${jobs.search} @@ ${wordsOf(search.query)}
      limit ${number(mostMatched + 1)}),
    found as materialized (select id from matched where deadline >= ${later(today)}),
    named as materialized (${employersOf(search)} limit ${number(mostOrganizations + 1)}),
    verdict as materialized (
      select (select count(*) from matched) <= ${number(mostMatched)}
        and (select count(*) from found) <= ${number(mostFound)}
        and (select count(*) from named) <= ${number(mostOrganizations)} as are_few)
    (select ${jobs.id} from ${jobs}
      join ${organizations} on ${eq(organizations.id, jobs.orgId)}
      join ${users} on ${eq(users.id, organizations.userId)}
      where not (select are_few from verdict)
        and ${condition} and ${isListedOrganization} and ${isFound(search)}
      ${order} limit ${number(count)})
    union all select id from found where (select are_few from verdict)
    union all (${newestOfEach(sql`select id from named where (select are_few from verdict)`)})`;
}

const sampleSize = 100;

/** The newest of the jobs that a condition lets through, as they are searched. */
export function selectSample(db: Queryable, condition: SQL | undefined, order: readonly SQL[]) {
  const words = sql<string>`E'\n' || array_to_string(tsvector_to_array(${jobs.search}), E'\n') || E'\n'`;
  return db
    .select({ words, companyName: organizations.companyName })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.orgId))
    .where(condition)
    .orderBy(...order)
    .limit(fixedLimit(sampleSize))
    .prepare('');
}
