import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { providerVisits } from '../../db/tables/provider-visits.table.ts';

type Visit = Omit<typeof providerVisits.$inferInsert, 'expiresAt'>;

export async function insertVisit(db: Queryable, visit: Visit, minutes: number) {
  await db
    .insert(providerVisits)
    .values({ ...visit, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}

/** Ends a visit of this browser. @returns it; undefined where it is over or another browser's. */
export async function takeVisit(db: Queryable, visit: { stateHash: Buffer; browserHash: Buffer }) {
  const [row] = await db
    .delete(providerVisits)
    .where(
      and(
        eq(providerVisits.stateHash, visit.stateHash),
        eq(providerVisits.browserHash, visit.browserHash),
        gt(providerVisits.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

export async function deleteOldVisits(db: Queryable) {
  await db.delete(providerVisits).where(lt(providerVisits.expiresAt, sql`now()`));
}
