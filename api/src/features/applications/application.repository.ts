import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { after, exactMoment, type Position } from '../../db/keyset.ts';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { interviewColumns } from '../interviews/interview-columns.ts';
import type { ApplicationStatus } from './lifecycle.ts';

const resume = alias(files, 'resume');
const letter = alias(files, 'letter');

const history = sql<{ status: ApplicationStatus; at: string }[]>`(
  select coalesce(json_agg(json_build_object('status', h.status, 'at', h.at) order by h.at, h.id), '[]')
  from ${applicationHistory} h where h.application_id = ${applications.id})`;

/** The one place that says what is read of an application; the caller adds which and how many. */
function selectApplications(db: Queryable) {
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
      jobDeletedAt: jobs.deletedAt,
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

/** Whose applications: a student's own, or those an organization received. */
export type Owner = { userId: string } | { orgId: string };

export const ownedBy = (owner: Owner): SQL =>
  'userId' in owner ? eq(applications.userId, owner.userId) : eq(applications.orgId, owner.orgId);

export async function selectApplication(db: Queryable, owner: Owner, id: string) {
  const [row] = await selectApplications(db).where(and(eq(applications.id, id), ownedBy(owner)));
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

function afterPosition(position: Position, acceptedFirst: boolean): SQL {
  const later = after(applications.createdAt, applications.id, position);
  if (!acceptedFirst) return later;
  const same = sql`(${isAccepted} = ${position.first} and ${later})`;
  return position.first ? sql`(not ${isAccepted} or ${same})` : same;
}

/** Applications that pass the filters, newest first, from after `position`; at most `count`. */
export async function selectApplicationPage(
  db: Queryable,
  { owner, statuses, jobId, acceptedFirst }: ApplicationFilters,
  page: { position: Position | null; count: number },
) {
  return selectApplications(db)
    .where(
      and(
        ownedBy(owner),
        statuses ? inArray(applications.status, statuses) : undefined,
        jobId ? eq(applications.jobId, jobId) : undefined,
        page.position ? afterPosition(page.position, acceptedFirst) : undefined,
      ),
    )
    .orderBy(
      ...(acceptedFirst ? [desc(isAccepted)] : []),
      desc(applications.createdAt),
      desc(applications.id),
    )
    .limit(page.count);
}

/** Whether a job, deleted ones too, is an organization's. */
export async function isJobOf(db: Queryable, orgId: string, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.orgId, orgId)));
  return rows.length > 0;
}
