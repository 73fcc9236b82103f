import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { accountSuspensions } from '../../db/tables/account-suspensions.table.ts';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { knownAddresses } from '../../db/tables/known-addresses.table.ts';
import { notifications } from '../../db/tables/notifications.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { sessions } from '../../db/tables/sessions.table.ts';
import { verificationDecisions } from '../../db/tables/verification-decisions.table.ts';

/** What is kept of any account, whatever its role. */
export async function selectAccountTraces(tx: Transaction, userId: string) {
  return {
    sessions: await tx
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    places: await tx
      .select({ lastSignInAt: knownAddresses.lastSignInAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userId))
      .orderBy(asc(knownAddresses.lastSignInAt)),
    suspensions: await tx
      .select()
      .from(accountSuspensions)
      .where(eq(accountSuspensions.userId, userId))
      .orderBy(asc(accountSuspensions.createdAt)),
    notifications: await tx
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt), asc(notifications.id)),
  };
}

const received = {
  id: applications.id,
  jobId: applications.jobId,
  status: applications.status,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
  interview: interviews,
};

/** The applications that an organization received, without what the applicants wrote. */
export async function selectReceived(tx: Transaction, orgId: string) {
  return tx
    .select(received)
    .from(applications)
    .leftJoin(interviews, eq(interviews.applicationId, applications.id))
    .where(eq(applications.orgId, orgId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

export async function selectSent(tx: Transaction, userId: string) {
  return tx
    .select({
      ...received,
      coverLetter: applications.coverLetter,
      jobTitle: jobs.jobTitle,
      companyName: organizations.companyName,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, applications.orgId))
    .leftJoin(interviews, eq(interviews.applicationId, applications.id))
    .where(eq(applications.userId, userId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

export async function selectHistoryOf(tx: Transaction, userId: string) {
  return tx
    .select({
      applicationId: applicationHistory.applicationId,
      status: applicationHistory.status,
      at: applicationHistory.at,
    })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .where(eq(applications.userId, userId))
    .orderBy(asc(applicationHistory.at), asc(applicationHistory.id));
}

/** A student's files, each with who took it and when. */
export async function selectFilesOf(tx: Transaction, userId: string) {
  return tx
    .select({
      file: files,
      downloads: sql<{ company_name: string; at: string }[]>`(
        select coalesce(json_agg(
          json_build_object('company_name', o.company_name, 'at', d.at) order by d.at), '[]')
        from ${fileDownloads} d join ${organizations} o on o.id = d.org_id
        where d.file_id = ${files.id})`,
    })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .where(eq(applications.userId, userId))
    .orderBy(asc(files.createdAt), asc(files.id));
}

export async function selectJobsOf(tx: Transaction, orgId: string) {
  return tx
    .select()
    .from(jobs)
    .where(eq(jobs.orgId, orgId))
    .orderBy(asc(jobs.createdAt), asc(jobs.id));
}

/** Which applicants' files an organization took, and when. */
export async function selectDownloadsBy(tx: Transaction, orgId: string) {
  return tx
    .select({ applicationId: applications.id, kind: files.kind, at: fileDownloads.at })
    .from(fileDownloads)
    .innerJoin(files, eq(files.id, fileDownloads.fileId))
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .where(eq(fileDownloads.orgId, orgId))
    .orderBy(asc(fileDownloads.at), asc(fileDownloads.id));
}

export async function selectDecisionsOn(tx: Transaction, organizationId: string) {
  return tx
    .select()
    .from(verificationDecisions)
    .where(eq(verificationDecisions.organizationId, organizationId))
    .orderBy(asc(verificationDecisions.createdAt));
}
