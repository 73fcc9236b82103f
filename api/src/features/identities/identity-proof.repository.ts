import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { identityProofs } from '../../db/tables/identity-proofs.table.ts';

type Proof = Omit<typeof identityProofs.$inferInsert, 'expiresAt'>;

/** What a browser shows: its code, and the secret of its cookie. */
export interface Shown {
  codeHash: Buffer;
  browserHash: Buffer;
  purpose: Proof['purpose'];
}

export async function insertProof(db: Queryable, proof: Proof, minutes: number) {
  const [row] = await db
    .insert(identityProofs)
    .values({ ...proof, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning({ expiresAt: identityProofs.expiresAt });
  if (!row) throw new Error('The proof of an identity was not stored.');
  return row.expiresAt;
}

/** Uses a proof up. @returns it; undefined where it is over, used or another browser's. */
export async function takeProof(tx: Transaction, { codeHash, browserHash, purpose }: Shown) {
  const [row] = await tx
    .delete(identityProofs)
    .where(
      and(
        eq(identityProofs.codeHash, codeHash),
        eq(identityProofs.browserHash, browserHash),
        eq(identityProofs.purpose, purpose),
        gt(identityProofs.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

export async function deleteOldProofs(db: Queryable) {
  await db.delete(identityProofs).where(lt(identityProofs.expiresAt, sql`now()`));
}

/** Forgets what providers have said of an address. */
export async function deleteProofsOf(tx: Transaction, email: string) {
  await tx.delete(identityProofs).where(eq(identityProofs.email, email));
}
