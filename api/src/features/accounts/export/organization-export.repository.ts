import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { applications } from '../../../db/tables/applications.table.ts';
import { fileDownloads } from '../../../db/tables/file-downloads.table.ts';
import { files } from '../../../db/tables/files.table.ts';
import { interviews } from '../../../db/tables/interviews.table.ts';
import { jobs } from '../../../db/tables/jobs.table.ts';
import { verificationDecisions } from '../../../db/tables/verification-decisions.table.ts';
import { inParts } from './in-parts.ts';

/** The applications that an organization received, without what the applicants wrote. */
export async function selectReceived(tx: Transaction, orgId: string) {
  const { id, jobId, status, createdAt, updatedAt } = applications;
  const received = { id, jobId, status, createdAt, updatedAt, interview: interviews };
  return inParts({ at: createdAt, id }, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ ...received, exactAt })
      .from(applications)
      .leftJoin(interviews, eq(interviews.applicationId, id))
      .where(and(eq(applications.orgId, orgId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

export async function selectJobsOf(tx: Transaction, orgId: string) {
  const { createdAt: at, id } = jobs;
  return inParts({ at, id }, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ ...getTableColumns(jobs), exactAt })
      .from(jobs)
      .where(and(eq(jobs.orgId, orgId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

/** Which applicants' files an organization took, and when. */
export async function selectDownloadsBy(tx: Transaction, orgId: string) {
  const { id, at, lastAt, times } = fileDownloads;
  return inParts({ at, id }, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ id, at, lastAt, times, applicationId: applications.id, kind: files.kind, exactAt })
      .from(fileDownloads)
      .innerJoin(files, eq(files.id, fileDownloads.fileId))
      .innerJoin(applications, eq(applications.id, files.applicationId))
      .where(and(eq(fileDownloads.orgId, orgId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

export async function selectDecisionsOn(tx: Transaction, organizationId: string) {
  return tx
    .select()
    .from(verificationDecisions)
    .where(eq(verificationDecisions.organizationId, organizationId))
    .orderBy(asc(verificationDecisions.createdAt));
}
