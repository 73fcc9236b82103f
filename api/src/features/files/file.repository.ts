import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { ownedBy, type Owner } from '../applications/application.repository.ts';
import { claimSpace } from './claim.ts';
import { removeEach, type Removal } from './removal.ts';

/** So many files are forgotten in one transaction; the next one takes the rest. */
export const mostAtOnce = 50;

export type NewFile = Omit<typeof files.$inferInsert, 'id' | 'applicationId' | 'createdAt'> & {
  id: string;
};

export async function insertFiles(db: Queryable, rows: NewFile[]) {
  await db.insert(files).values(rows);
}

/** Gives files to an application. @returns how many were still there to be given. */
export async function attachFiles(tx: Transaction, ids: string[], applicationId: string) {
  const attached = await tx
    .update(files)
    .set({ applicationId })
    .where(and(inArray(files.id, ids), isNull(files.applicationId)))
    .returning({ id: files.id });
  return attached.length;
}

/** What the contents of an application's files come to. */
export async function selectHashes(db: Queryable, applicationId: string) {
  return db
    .select({ kind: files.kind, sha256: files.sha256 })
    .from(files)
    .where(eq(files.applicationId, applicationId));
}

/** Whose files nobody needs to ask about: no process ever has this number. */
const nobody = 0;

/**
 * Takes the files of all their applications from a student or an organization, and what the files
 * tell about a person. They are nobody's then, and swept if they are not dropped before.
 * @returns their ids.
 */
export async function releaseFiles(tx: Transaction, owner: Owner): Promise<string[]> {
  const theirs = tx.select({ id: applications.id }).from(applications).where(ownedBy(owner));
  const released = await tx
    .update(files)
    .set({ applicationId: null, storedBy: nobody, name: '', sha256: '' })
    .where(inArray(files.applicationId, theirs))
    .returning({ id: files.id });
  return released.map((row) => row.id);
}

/** The numbers of the processes that stored files which no application owns. */
export async function selectUnattachedClaims(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectDistinct({ storedBy: files.storedBy })
    .from(files)
    .where(isNull(files.applicationId));
  return rows.map((row) => row.storedBy);
}

/** Whether nobody holds a number; it stays so until the transaction ends. */
export async function isAbandoned(tx: Transaction, claim: number): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${claimSpace}, ${claim}) as free`,
  );
  return rows[0]?.free === true;
}

interface Leftovers {
  ids?: string[];
  storedBy?: number;
  /** Only those that have stood for so long. */
  olderThanMinutes?: number;
  /** Only those that come after this one. */
  afterId?: string | undefined;
}

/**
 * Files without an application, locked. Those that a transaction is about to give to one are
 * passed over, or, when named by id, waited for.
 */
async function lockUnattached(tx: Transaction, which: Leftovers) {
  const { ids, storedBy, olderThanMinutes, afterId } = which;
  const selection = tx
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(
      and(
        isNull(files.applicationId),
        ids ? inArray(files.id, ids) : undefined,
        storedBy === undefined ? undefined : eq(files.storedBy, storedBy),
        olderThanMinutes === undefined
          ? undefined
          : lt(files.createdAt, sql`now() - make_interval(mins => ${olderThanMinutes})`),
        afterId === undefined ? undefined : gt(files.id, afterId),
      ),
    )
    .orderBy(asc(files.id))
    .limit(mostAtOnce);
  return ids ? selection.for('update') : selection.for('update', { skipLocked: true });
}

/** What came of forgetting some files, and which was the last of them if there may be more. */
export interface Forgotten extends Removal<unknown> {
  lastId?: string | undefined;
}

/**
 * Forgets files that no application owns and whose bytes `remove` has removed. The others are
 * still known, and the next sweep finds them.
 */
export async function forgetUnattached(
  tx: Transaction,
  which: Leftovers,
  remove: (storageKey: string) => Promise<void>,
): Promise<Forgotten> {
  const rows = await lockUnattached(tx, which);
  const removal = await removeEach(rows, ({ storageKey }) => remove(storageKey));
  const ids = removal.gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(files).where(inArray(files.id, ids));
  return { ...removal, lastId: rows.length < mostAtOnce ? undefined : rows.at(-1)?.id };
}

/** A file that the user, or the organization, has a right to: it came with their application. */
export async function selectFileFor(
  db: Database,
  id: string,
  owner: { userId: string; orgId: string | null },
) {
  const [row] = await db
    .select({
      id: files.id,
      storageKey: files.storageKey,
      name: files.name,
      contentType: files.contentType,
      size: files.size,
    })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .where(
      and(
        eq(files.id, id),
        or(
          eq(applications.userId, owner.userId),
          owner.orgId ? eq(applications.orgId, owner.orgId) : undefined,
        ),
      ),
    );
  return row;
}
