import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { applicationHistory } from '../../../db/tables/application-history.table.ts';
import { applications } from '../../../db/tables/applications.table.ts';
import { fileDownloads } from '../../../db/tables/file-downloads.table.ts';
import { files } from '../../../db/tables/files.table.ts';
import { interviews } from '../../../db/tables/interviews.table.ts';
import { jobs } from '../../../db/tables/jobs.table.ts';
import { organizations } from '../../../db/tables/organizations.table.ts';
import { pastDownloads } from '../../../db/tables/past-downloads.table.ts';
import { inParts } from './in-parts.ts';

const sentBy = (userId: string) => eq(applications.userId, userId);

export async function selectSent(tx: Transaction, userId: string) {
  const { createdAt: at, id } = applications;
  return inParts({ at, id }, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({
        ...getTableColumns(applications),
        jobTitle: jobs.jobTitle,
        companyName: organizations.companyName,
        interview: interviews,
        exactAt,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(organizations, eq(organizations.id, applications.orgId))
      .leftJoin(interviews, eq(interviews.applicationId, id))
      .where(and(sentBy(userId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

export async function selectHistoryOf(tx: Transaction, userId: string) {
  return inParts(applicationHistory, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ ...getTableColumns(applicationHistory), exactAt })
      .from(applicationHistory)
      .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
      .where(and(sentBy(userId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

export async function selectFilesOf(tx: Transaction, userId: string) {
  const { createdAt: at, id } = files;
  return inParts({ at, id }, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ ...getTableColumns(files), exactAt })
      .from(files)
      .innerJoin(applications, eq(applications.id, files.applicationId))
      .where(and(sentBy(userId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

/** Who took a student's files, and when. */
export async function selectDownloadsOf(tx: Transaction, userId: string) {
  return inParts(fileDownloads, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({
        ...getTableColumns(fileDownloads),
        companyName: organizations.companyName,
        exactAt,
      })
      .from(fileDownloads)
      .innerJoin(files, eq(files.id, fileDownloads.fileId))
      .innerJoin(applications, eq(applications.id, files.applicationId))
      .innerJoin(organizations, eq(organizations.id, fileDownloads.orgId))
      .where(and(sentBy(userId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

/** The same of those who have left since. */
export async function selectPastDownloadsOf(tx: Transaction, userId: string) {
  return inParts(pastDownloads, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ ...getTableColumns(pastDownloads), exactAt })
      .from(pastDownloads)
      .where(and(eq(pastDownloads.userId, userId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}
