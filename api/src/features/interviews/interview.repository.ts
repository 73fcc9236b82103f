import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, afterAscending, exactMoment, type Position } from '../../db/keyset.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { interviewColumns, isCompleted, isToday } from './interview-columns.ts';

/** The one place that says what is read of an interview; the caller adds which and how many. */
function selectInterviews(db: Queryable) {
  return db
    .select({
      interview: interviewColumns,
      exactDate: exactMoment(interviews.date),
      email: users.email,
      fullName: students.fullName,
      university: students.university,
      jobTitle: jobs.jobTitle,
      status: applications.status,
      organizationTimezone: organizations.timezone,
    })
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

/** One part of what stands in an organization's tabs, from after `position`; at most `count`. */
export async function selectInterviewSection(
  db: Queryable,
  orgId: string,
  name: SectionName,
  page: { position: Position | null; count: number },
) {
  const { condition, order, rest } = sections[name];
  return selectInterviews(db)
    .where(
      and(
        eq(interviews.orgId, orgId),
        eq(interviews.listed, true),
        condition,
        page.position ? rest(interviews.date, interviews.id, page.position) : undefined,
      ),
    )
    .orderBy(order(interviews.date), order(interviews.id))
    .limit(page.count);
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
