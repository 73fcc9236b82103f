import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, afterAscending, exactMoment, type Position } from '../../db/keyset.ts';
import { keepStatements, placesOf, type Places } from '../../db/statements.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { pageSize } from '../../schema/pages.ts';
import { interviewColumns, isCompleted, isToday } from './interview-columns.ts';

const columns = {
  interview: interviewColumns,
  exactDate: exactMoment(interviews.date),
  email: users.email,
  fullName: students.fullName,
  university: students.university,
  jobTitle: jobs.jobTitle,
  organizationTimezone: organizations.timezone,
};

/**
 * The one place that says what is read of an interview; the caller adds which and how many.
 * @param place counts the rows, where they are to be put in an order.
 */
function selectInterviews(db: Queryable, place = sql<number>`0`) {
  return db
    .select({ ...columns, place: place.mapWith(Number) })
    .from(interviews)
    .innerJoin(organizations, eq(organizations.id, interviews.orgId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(students, eq(students.userId, applications.userId))
    .$dynamic();
}

export type InterviewRow = Awaited<ReturnType<typeof selectInterviews>>[number];
export type InterviewTimes = InterviewRow['interview'];

export async function selectInterview(db: Queryable, id: string) {
  const [row] = await selectInterviews(db).where(eq(interviews.id, id));
  return row;
}

export async function selectInterviewIdOf(db: Queryable, applicationId: string) {
  const [row] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId));
  return row?.id;
}

/** No zone's today begins or ends further from now than this. */
const aDay = sql`interval '26 hours'`;

interface Section {
  condition: SQL | undefined;
  order: typeof asc;
  rest: typeof after;
}

/**
 * Parts of an organization's interviews, each in its order. The first condition of each is a
 * range of the index; the second looks at the day in the interview's own zone.
 */
const sections = {
  coming: {
    condition: and(sql`${interviews.date} > now() - ${aDay}`, sql`not ${isCompleted}`),
    order: asc,
    rest: afterAscending,
  },
  today: {
    condition: and(
      sql`${interviews.date} > now() - ${aDay}`,
      sql`${interviews.date} < now() + ${aDay}`,
      isToday,
    ),
    order: asc,
    rest: afterAscending,
  },
  past: {
    condition: and(sql`${interviews.date} < now()`, isCompleted),
    order: desc,
    rest: after,
  },
} satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

interface PageShape {
  names: readonly SectionName[];
  /** `at` and `id` are a position in the first section. */
  given: Places<{ orgId: string; at: string | undefined; id: string | undefined }>;
  count: number;
}

/** Ids of one section with their places in it, from `first` on. */
function selectPlaces(shape: PageShape, name: SectionName, first: number, limit: SQL): SQL {
  const { orgId, at, id } = shape.given;
  const { condition, order, rest } = sections[name];
  const isFirst = name === shape.names[0];
  const inOrder = sql`order by ${order(interviews.date)}, ${order(interviews.id)}`;
  return sql`select ${interviews.id}, ${sql.raw(String(first))} + row_number() over (${inOrder}) place
    from ${interviews}
    where ${and(
      sql`${interviews.orgId} = ${orgId} and ${interviews.listed}`,
      condition,
      isFirst && at && id ? rest(interviews.date, interviews.id, { at, id }) : undefined,
    )} ${inOrder} limit ${limit}`;
}

function pageQuery(db: Queryable, shape: PageShape) {
  const count = sql.raw(String(shape.count));
  const [first, second] = shape.names;
  const left = sql`${count} - (select count(*) from soonest)`;
  const rest = second && sql`union all (${selectPlaces(shape, second, shape.count, left)})`;
  const chosen = sql`(with
    soonest as materialized (${selectPlaces(shape, first ?? 'coming', 0, count)})
    select * from soonest ${rest}) chosen`;
  return selectInterviews(db, sql<number>`chosen.place`).innerJoin(
    chosen,
    sql`chosen.id = ${interviews.id}`,
  );
}

const keptPage = keepStatements((db: Queryable, name, shape: PageShape) =>
  pageQuery(db, shape).prepare(name),
);

/**
 * What stands in an organization's tabs: one section after the other until there are `count`.
 * @param page its position is one in the first of the sections.
 */
export async function selectInterviewPage(
  db: Queryable,
  orgId: string,
  names: readonly SectionName[],
  { position, count }: { position: Position | null; count: number },
) {
  const values = { orgId, at: position?.at, id: position?.id };
  const shape = {
    names,
    given: placesOf(values),
    count,
  };
  const isUsual = count === pageSize.usual + 1;
  const statement = isUsual
    ? keptPage(db, [...names, ...Object.keys(shape.given)].join(), shape)
    : pageQuery(db, shape).prepare('');
  const rows = await statement.execute(values);
  return rows.toSorted((one, other) => one.place - other.place);
}

/** Where an organization holds its interviews, and in which zone it lives. */
export async function selectHost(db: Queryable, orgId: string) {
  const [row] = await db
    .select({
      interviewLink: organizations.interviewLink,
      timezone: organizations.timezone,
    })
    .from(organizations)
    .where(eq(organizations.id, orgId));
  return row;
}
