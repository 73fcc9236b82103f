import { and, desc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, type Position } from '../../db/keyset.ts';
import { fixedLimit, keepStatements, placesOf, type Places } from '../../db/statements.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { pageSize } from '../../schema/pages.ts';
import { findsMany, keptSample } from './job-sample.ts';
import { findFew, isFound, selectSample, type Search } from './job-search.repository.ts';
import { inState, isListed, isListedOrganization, isOpenUntil, today } from './job-state.ts';
import type { JobState } from './job.schema.ts';
import { isNotWithdrawn, selectJobs, type Viewer } from './job.repository.ts';

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
}

/** From after a position, at most so many. */
export interface PageRequest {
  position: Position | null;
  count: number;
}

type Given = Places<
  Viewer & Omit<JobFilters, 'state' | 'search'> & { nearDeadline: string } & Search & Position
>;

/** What of a page is no value. */
interface Shape {
  given: Given;
  state: JobState | undefined;
  count: number;
  /** Whether what is searched is expected to be found often. */
  isFrequent: boolean;
}

/** What a job itself must be, whoever posted it. */
function jobConditions({ given, state }: Pick<Shape, 'given' | 'state'>): SQL | undefined {
  const scope = given.owner
    ? [eq(jobs.orgId, given.owner), isNull(jobs.deletedAt)]
    : [isListed, isOpenUntil(today)];
  return and(
    ...scope,
    state && inState[state],
    given.deadline && gte(jobs.deadline, given.deadline),
    given.nearDeadline && isOpenUntil(given.nearDeadline),
    given.field && eq(jobs.field, given.field),
    given.stipend && eq(jobs.stipend, given.stipend),
    given.location && eq(jobs.location, given.location),
    given.at && given.id && after(jobs.createdAt, jobs.id, { at: given.at, id: given.id }),
  );
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];
const order = sql`order by ${sql.join(newestFirst, sql`, `)}`;

/** An index has the jobs of one organization in order, but of several together none has. */
const newestOfEach = (
  employers: SQL,
  { condition, count }: { condition: SQL | undefined; count: number },
): SQL =>
  sql`select newest.id from (${employers}) employer cross join lateral (
    select ${jobs.id} from ${jobs} where ${jobs.orgId} = employer.id and ${condition}
    ${order} limit ${fixedLimit(count)}) newest`;

/** What of a company's name and of a search must hold, besides what a job itself must be. */
function foundConditions({ given, count, isFrequent }: Shape, condition: SQL | undefined) {
  const page = { condition, count };
  const called =
    given.companyName &&
    sql`select id from ${organizations} where lower(company_name) = lower(${given.companyName})`;
  if (!given.namePattern) return called && sql`${jobs.id} in (${newestOfEach(called, page)})`;
  if (called) return and(sql`${jobs.orgId} in (${called})`, isFound(given));
  if (given.owner || isFrequent) return isFound(given);
  const few = findFew(given, {
    ...{ ...page, order },
    newestOfEach: (employers) => newestOfEach(employers, page),
  });
  return sql`${jobs.id} in (${few})`;
}

function pageQuery(db: Queryable, shape: Shape) {
  const { given, count } = shape;
  const condition = jobConditions(shape);
  const viewer = { userId: given.userId ?? null, orgId: given.orgId ?? null };
  return selectJobs(db, viewer, isNotWithdrawn)
    .where(
      and(
        condition,
        given.owner ? undefined : isListedOrganization,
        foundConditions(shape, condition),
      ),
    )
    .orderBy(...newestFirst)
    .limit(fixedLimit(count));
}

const keptPage = keepStatements((db, name, shape: Shape) => pageQuery(db, shape).prepare(name));

const aDay = 24 * 60 * 60 * 1000;
const near = 31 * aDay;

/** A deadline that is near is reached by many jobs, the newest of which are gone through. */
function byDistance(deadline: string | undefined) {
  const isNear = Date.parse(deadline ?? '') - Date.now() < near;
  return isNear ? { nearDeadline: deadline } : { deadline };
}

/** Filters for each of whose values the same plan is good. */
const evenFilters = [
  'companyName',
  'nearDeadline',
  'field',
  'stipend',
  'location',
  'namePattern',
] as const;

/** With one filter at a time, as people use them, pages have few shapes, each of which is kept. */
function isCommon({ given, count }: Shape): boolean {
  const used = evenFilters.filter((name) => given[name] !== undefined).length;
  return count === pageSize.usual + 1 && used < 2 && !given.deadline;
}

/** What a search looks through, however few pages of it are read. */
type SearchedFilters = Omit<JobFilters, 'search' | 'owner' | 'companyName'>;

/** Whether many of the jobs that the other filters let through are found. */
async function guessFrequency(db: Queryable, text: string, { state, ...filters }: SearchedFilters) {
  const condition = jobConditions({ given: placesOf(filters), state });
  const select = () => selectSample(db, condition, newestFirst).execute(filters);
  return findsMany(await keptSample(db, JSON.stringify({ state, ...filters }), select), text);
}

/** Jobs that pass every filter, newest first. */
export async function selectJobPage(
  db: Queryable,
  viewer: Viewer,
  { search, owner, companyName, state, ...filters }: JobFilters,
  { position, count }: PageRequest,
) {
  const isGuessed = search && !owner && !companyName;
  const isFrequent = isGuessed
    ? await guessFrequency(db, search.text, { state, ...filters })
    : false;
  const { deadline, ...others } = filters;
  const values = {
    ...{ ...viewer, owner, companyName, ...others, ...byDistance(deadline), ...search },
    ...{ at: position?.at, id: position?.id },
  };
  const shape = { given: placesOf(values), state, count, isFrequent };
  const statement = isCommon(shape)
    ? keptPage(db, [state, isFrequent, ...Object.keys(shape.given)].join(), shape)
    : pageQuery(db, shape).prepare('');
  return statement.execute(values);
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
