import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Places } from '../../db/statements.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { isListed, isListedOrganization, today } from './job-state.ts';

/** What is looked for: words of a posting, or a part of its company's name. */
export interface Search {
  /** Of the text index; null when there is no word in what was typed. */
  query: string | null;
  /** Of `ilike`. */
  namePattern: string;
}

/** So many of the newest jobs tell whether a search finds many. */
const sample = 40;
const manyOfSample = 2;
/** If the text index finds more, many of them expired, going through the newest jobs is quicker. */
const mostMatched = 4000;
const mostFound = 500;
const mostOrganizations = 50;
/** Where a part of a name is in very many, of so many the oldest organizations count. */
const mostNamed = 200;

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
const wordsFit = (search: SQL, words: SQL): SQL => sql`ts_match_vq(${search}, ${words})`;

/** Whether an organization's own job is found; its jobs are few enough to be gone through. */
export const isFoundAmongOwn = ({ query, namePattern }: Places<Search>): SQL =>
  sql`(${wordsFit(sql`${jobs.search}`, wordsOf(query))}
    or ${organizations.companyName} ilike ${namePattern})`;

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
 * The ids of all listed jobs that are found, or of a page of the newest. How many words begin with
 * some letters is nothing that PostgreSQL can guess: going through the newest jobs is quick for a
 * frequent word, the text index for a rare one. So a sample decides, and the other way is left out.
 */
export function findJobs(
  { query, namePattern }: Places<Search>,
  { condition, order, count, newestOfEach }: Scope,
): SQL {
  const words = wordsOf(query);
  const fits = (search: SQL, employer: SQL): SQL =>
    sql`(${wordsFit(search, words)} or ${employer} in (select id from employers))`;
  const isFound = and(
    condition,
    isListedOrganization,
    fits(sql`${jobs.search}`, sql`${jobs.orgId}`),
  );
  return sql`with
    employers as materialized (
      select id from (
        select id from ${organizations} where company_name ilike ${later(sql`${namePattern}`)}
        limit ${number(mostNamed)}) named
      order by id limit ${number(mostOrganizations)}),
    met as materialized (
      select from (
        select ${jobs.search}, ${jobs.orgId} from ${jobs} where ${condition}
        ${order} limit ${number(sample)}) newest
      where ${fits(sql`newest.search`, sql`newest.org_id`)} limit ${number(manyOfSample)}),
    matched as materialized (
      select ${jobs.id}, ${jobs.deadline} from ${jobs}
      where (select count(*) from met) < ${number(manyOfSample)}
        and ${isListed} and ${jobs.search} @@ ${words}
      limit ${number(mostMatched + 1)}),
    found as materialized (select id from matched where deadline >= ${today}),
    verdict as materialized (
      select (select count(*) from met) < ${number(manyOfSample)}
        and (select count(*) from matched) <= ${number(mostMatched)}
        and (select count(*) from found) <= ${number(mostFound)} as is_rare)
    (select ${jobs.id} from ${jobs}
      join ${organizations} on ${eq(organizations.id, jobs.orgId)}
      join ${users} on ${eq(users.id, organizations.userId)}
      where not (select is_rare from verdict) and ${isFound}
      ${order} limit ${number(count)})
    union all select id from found where (select is_rare from verdict)
    union all (${newestOfEach(sql`select id from employers where (select is_rare from verdict)`)})`;
}
