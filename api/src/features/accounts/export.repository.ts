import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { afterAscending, exactMoment, type Position } from '../../db/keyset.ts';
import { accountSuspensions } from '../../db/tables/account-suspensions.table.ts';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { identities } from '../../db/tables/identities.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { knownAddresses } from '../../db/tables/known-addresses.table.ts';
import { notifications } from '../../db/tables/notifications.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { passwordResets } from '../../db/tables/password-resets.table.ts';
import { sessions } from '../../db/tables/sessions.table.ts';
import { verificationDecisions } from '../../db/tables/verification-decisions.table.ts';

/** The first half of the advisory locks by which exports are known. */
const exportSpace = 0x69666a65;

/** Holds the one export of an account, in whichever process, until the transaction ends. */
export async function holdExport(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${exportSpace}, hashtext(${userId})) as held`,
  );
  return rows[0]?.held ?? false;
}

const rowsAtOnce = 1_000;

/**
 * All rows of a list that may be long, read in parts: reading them at once would keep everybody
 * else waiting. `read` sorts by a moment and the id.
 */
async function inParts<Row extends { id: string; exactCreatedAt: string }>(
  read: (position: Position | null, count: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const position = last ? { at: last.exactCreatedAt, id: last.id, first: false } : null;
    const part = await read(position, rowsAtOnce);
    rows.push(...part);
    if (part.length < rowsAtOnce) return rows;
  }
}

function selectNotifications(tx: Transaction, userId: string) {
  const { createdAt, id } = notifications;
  return inParts((position, count) =>
    tx
      .select({ ...getTableColumns(notifications), exactCreatedAt: exactMoment(createdAt) })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          position ? afterAscending(createdAt, id, position) : undefined,
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(count),
  );
}

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
    resets: await tx
      .select({
        createdAt: passwordResets.createdAt,
        expiresAt: passwordResets.expiresAt,
        endedAt: passwordResets.endedAt,
      })
      .from(passwordResets)
      .where(eq(passwordResets.userId, userId))
      .orderBy(asc(passwordResets.createdAt)),
    identities: await tx
      .select()
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.createdAt)),
    suspensions: await tx
      .select()
      .from(accountSuspensions)
      .where(eq(accountSuspensions.userId, userId))
      .orderBy(asc(accountSuspensions.createdAt)),
    notifications: await selectNotifications(tx, userId),
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
  const { createdAt, id } = applications;
  return inParts((position, count) =>
    tx
      .select({ ...received, exactCreatedAt: exactMoment(createdAt) })
      .from(applications)
      .leftJoin(interviews, eq(interviews.applicationId, id))
      .where(
        and(
          eq(applications.orgId, orgId),
          position ? afterAscending(createdAt, id, position) : undefined,
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(count),
  );
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
  const { createdAt, id } = jobs;
  return inParts((position, count) =>
    tx
      .select({ ...getTableColumns(jobs), exactCreatedAt: exactMoment(createdAt) })
      .from(jobs)
      .where(
        and(eq(jobs.orgId, orgId), position ? afterAscending(createdAt, id, position) : undefined),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(count),
  );
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
