import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';

interface Download {
  fileId: string;
  orgId: string;
  userId: string;
}

/** Counts a download with one of the last minutes. @returns whether there is one. */
async function repeatDownload(db: Queryable, { fileId, orgId, userId }: Download) {
  const { id, at, times } = fileDownloads;
  const latest = db
    .select({ id })
    .from(fileDownloads)
    .where(
      and(
        eq(fileDownloads.fileId, fileId),
        eq(fileDownloads.orgId, orgId),
        eq(fileDownloads.userId, userId),
        gt(at, sql`now() - interval '10 minutes'`),
      ),
    )
    .orderBy(desc(at))
    .limit(1);
  const { rowCount } = await db
    .update(fileDownloads)
    .set({ lastAt: sql`now()`, times: sql`${times} + 1` })
    .where(inArray(id, latest));
  return rowCount === 1;
}

/** Writes down who of an organization took a file. What follows within minutes is one entry. */
export async function writeDownload(db: Queryable, download: Download) {
  if (!(await repeatDownload(db, download))) await db.insert(fileDownloads).values(download);
}
