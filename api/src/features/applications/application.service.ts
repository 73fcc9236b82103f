import type { Queryable } from '../../db/client.ts';
import { cutPage, readCursor } from '../../db/keyset.ts';
import { notFound } from '../../errors.ts';
import { pageSize } from '../../schema/pages.ts';
import { actingOrganization } from '../jobs/job.policy.ts';
import { letterText } from '../mail/letters/letter.ts';
import { writeLetter } from '../mail/templates.ts';
import type { Session } from '../sessions/session.service.ts';
import { applicationAnswer } from './application-answer.ts';
import { ownerOf } from './application.policy.ts';
import {
  isJobOf,
  selectApplication,
  selectApplicationPage,
  type ApplicationFilters,
} from './application.repository.ts';
import type {
  ApplicationAnswer,
  OrganizationApplicationsQueryValues,
  StudentApplicationsQueryValues,
} from './application.schema.ts';
import type { ApplicationStatus } from './lifecycle.ts';

interface Dependencies {
  db: Queryable;
  /** What the paths of the api begin with. */
  prefix: string;
}

/** The query's schema has let only known statuses through. */
const statusesOf = (list: string | undefined) =>
  list?.split(',') as ApplicationStatus[] | undefined;

async function pageOf(
  { db, prefix }: Dependencies,
  filters: ApplicationFilters,
  { cursor, limit = pageSize.usual }: StudentApplicationsQueryValues,
) {
  const position = cursor ? readCursor(cursor) : null;
  const rows = await selectApplicationPage(db, filters, { position, count: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({
    at: row.exactCreatedAt,
    id: row.id,
    first: filters.acceptedFirst && row.status === 'Accepted',
  }));
  return { page: page.map((row) => applicationAnswer(row, prefix)), meta: { next_cursor } };
}

/**
 * One page of a student's own applications, newest first. Where accepted ones are asked for
 * among others, they come first.
 * @throws 404 if `userId` is not the caller.
 */
export async function listStudentApplications(
  dependencies: Dependencies,
  session: Session,
  userId: string,
  query: StudentApplicationsQueryValues,
) {
  if (userId !== session.userId) throw notFound();
  const statuses = statusesOf(query.status);
  const acceptedFirst = statuses?.includes('Accepted') ?? false;
  const filters = { owner: { userId }, statuses, acceptedFirst };
  const { page, meta } = await pageOf(dependencies, filters, query);
  return { applications: { data: page }, meta };
}

/**
 * One page of what an organization received, newest first; of one job if `job_id` says so.
 * @throws 404 if `orgId` or the job is not the caller's.
 */
export async function listOrganizationApplications(
  dependencies: Dependencies,
  session: Session,
  orgId: string,
  query: OrganizationApplicationsQueryValues,
) {
  actingOrganization(session, orgId);
  const jobId = query.job_id;
  if (jobId && !(await isJobOf(dependencies.db, orgId, jobId))) throw notFound();
  const statuses = statusesOf(query.status);
  const filters = { owner: { orgId }, statuses, jobId, acceptedFirst: false };
  const { page, meta } = await pageOf(dependencies, filters, query);
  return { applications: page, meta };
}

/** An application of the caller's. @throws 404 if it is none of theirs. */
export async function getApplication({ db, prefix }: Dependencies, session: Session, id: string) {
  const row = await selectApplication(db, ownerOf(session), id);
  if (!row) throw notFound();
  return applicationAnswer(row, prefix);
}

/**
 * The letter that rejecting an application would send, for the organization to read before.
 * @param publicUrl where the links in it lead.
 */
export function rejectionLetter(application: ApplicationAnswer, publicUrl: string) {
  const letter = writeLetter('application-rejected', {
    fullName: application.user.student.full_name,
    jobTitle: application.job_title,
    companyName: application.organization.company_name,
  });
  return { subject: letter.subject, text: letterText(letter, publicUrl) };
}
