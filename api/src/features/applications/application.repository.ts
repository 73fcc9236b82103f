import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { after, exactMoment, type Position } from '../../db/keyset.ts';
import { fixedLimit, keepStatements, placesOf, type Places } from '../../db/statements.ts';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { pageSize } from '../../schema/pages.ts';
import { interviewColumns } from '../interviews/interview-columns.ts';
import { isListedWith } from '../jobs/job-state.ts';
import type { ApplicationStatus } from './lifecycle.ts';

const resume = alias(files, 'resume');
const letter = alias(files, 'letter');

/** No application has as many that mean something. */
const latestInHistory = 50;

const history = sql<{ status: ApplicationStatus; at: string }[]>`(
  select coalesce(json_agg(json_build_object('status', h.status, 'at', h.at) order by h.at, h.id), '[]')
  from (select * from ${applicationHistory} f where f.application_id = ${applications.id}
    order by f.at desc, f.id desc limit ${sql.raw(String(latestInHistory))}) h)`;

/** Whose applications: a student's own, or those an organization received. */
export type Owner = { userId: string } | { orgId: string };
interface Owned {
  userId: string;
  orgId: string;
}

const isOrganizationListed = sql`exists (
  select from ${users} account
  where account.id = ${organizations.userId} and ${isListedWith(sql`account.suspended_at`)})`;

/**
 * Whether the job's page is there for the owner of its application. An organization that reads is
 * listed: an unverified or suspended one is refused before.
 */
const isJobAvailable: Record<keyof Owned, SQL<boolean>> = {
  userId: sql<boolean>`(${jobs.deletedAt} is null and ${isOrganizationListed})`,
  orgId: sql<boolean>`(${jobs.deletedAt} is null)`,
};

interface Download {
  company_name: string;
  kind: typeof files.$inferSelect.kind;
  at: string;
  times: number;
}

/** Who took the files, each file and taker once, the latest first. That is for their student alone. */
const downloads: Record<keyof Owned, SQL<Download[] | null>> = {
  userId: sql<Download[]>`(
    select coalesce(json_agg(json_build_object('company_name', o.company_name, 'kind', d.kind,
      'at', d.at, 'times', d.times) order by d.at desc), '[]')
    from (select f.kind, t.org_id, max(t.last_at) as at, sum(t.times) as times
      from ${files} f join ${fileDownloads} t on t.file_id = f.id
      where f.application_id = ${applications.id} group by f.kind, t.org_id) d
    join ${organizations} o on o.id = d.org_id)`,
  orgId: sql<null>`null`,
};

/** The one place that says what is read of an application; the caller adds which and how many. */
function selectApplications(db: Queryable, given: Places<Owned>) {
  const owner = given.userId ? 'userId' : 'orgId';
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      userId: applications.userId,
      orgId: applications.orgId,
      status: applications.status,
      coverLetter: applications.coverLetter,
      createdAt: applications.createdAt,
      exactCreatedAt: exactMoment(applications.createdAt),
      updatedAt: applications.updatedAt,
      jobTitle: jobs.jobTitle,
      jobDescription: jobs.jobDescription,
      isJobAvailable: isJobAvailable[owner],
      email: users.email,
      fullName: students.fullName,
      university: students.university,
      courseOfStudy: students.courseOfStudy,
      companyName: organizations.companyName,
      resumeId: resume.id,
      resumeName: resume.name,
      letterId: letter.id,
      letterName: letter.name,
      interview: interviewColumns,
      history,
      downloads: downloads[owner],
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, applications.orgId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(students, eq(students.userId, applications.userId))
    .leftJoin(resume, and(eq(resume.applicationId, applications.id), eq(resume.kind, 'resume')))
    .leftJoin(
      letter,
      and(eq(letter.applicationId, applications.id), eq(letter.kind, 'internship_letter')),
    )
    .leftJoin(interviews, eq(interviews.applicationId, applications.id))
    .$dynamic();
}

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

export const ownedBy = (owner: Owner): SQL =>
  'userId' in owner ? eq(applications.userId, owner.userId) : eq(applications.orgId, owner.orgId);

const keptApplication = keepStatements(
  (db: Queryable, name, given: Places<Owned & { id: string }>) =>
    selectApplications(db, given)
      .where(
        and(
          sql`${applications.id} = ${given.id}`,
          given.userId && eq(applications.userId, given.userId),
          given.orgId && eq(applications.orgId, given.orgId),
        ),
      )
      .prepare(name),
);

export async function selectApplication(db: Queryable, owner: Owner, id: string) {
  const values = { ...owner, id };
  const given = placesOf(values);
  const [row] = await keptApplication(db, Object.keys(given).join(), given).execute(values);
  return row;
}

export interface ApplicationFilters {
  owner: Owner;
  statuses: ApplicationStatus[] | undefined;
  jobId?: string | undefined;
  /** Accepted ones come before all others. */
  acceptedFirst: boolean;
}

const isAccepted = sql<boolean>`(${applications.status} = 'Accepted')`;

interface PageShape {
  given: Places<
    Owned & { statuses: string[]; jobId: string | undefined } & Pick<Position, 'at' | 'id'>
  >;
  acceptedFirst: boolean;
  /** Whether the page begins among those that come before all others. */
  first: boolean;
  count: number;
}

function afterPosition({ given: { at, id }, acceptedFirst, first }: PageShape): SQL | undefined {
  if (!at || !id) return undefined;
  const later = after(applications.createdAt, applications.id, { at, id });
  if (!acceptedFirst) return later;
  return first
    ? sql`(not ${isAccepted} or (${isAccepted} and ${later}))`
    : sql`(not ${isAccepted} and ${later})`;
}

function pageQuery(db: Queryable, shape: PageShape) {
  const { userId, orgId, statuses, jobId } = shape.given;
  return selectApplications(db, shape.given)
    .where(
      and(
        userId && eq(applications.userId, userId),
        orgId && eq(applications.orgId, orgId),
        statuses && sql`${applications.status} = any(${statuses}::text[])`,
        jobId && eq(applications.jobId, jobId),
        afterPosition(shape),
      ),
    )
    .orderBy(
      ...(shape.acceptedFirst ? [desc(isAccepted)] : []),
      desc(applications.createdAt),
      desc(applications.id),
    )
    .limit(fixedLimit(shape.count));
}

const keptPage = keepStatements((db: Queryable, name, shape: PageShape) =>
  pageQuery(db, shape).prepare(name),
);

/** Applications that pass the filters, newest first, from after `position`; at most `count`. */
export async function selectApplicationPage(
  db: Queryable,
  { owner, statuses, jobId, acceptedFirst }: ApplicationFilters,
  { position, count }: { position: Position | null; count: number },
) {
  const values = { ...owner, statuses, jobId, at: position?.at, id: position?.id };
  const shape = {
    ...{ given: placesOf(values), acceptedFirst, count },
    first: position?.first ?? false,
  };
  const key = [acceptedFirst, shape.first, ...Object.keys(shape.given)].join();
  const isUsual = count === pageSize.usual + 1;
  const statement = isUsual ? keptPage(db, key, shape) : pageQuery(db, shape).prepare('');
  return statement.execute(values);
}

/** Whether a job, deleted ones too, is an organization's. */
export async function isJobOf(db: Queryable, orgId: string, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.orgId, orgId)));
  return rows.length > 0;
}
