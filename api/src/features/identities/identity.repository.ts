import { and, eq, exists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { identities } from '../../db/tables/identities.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { forgetAddresses } from '../tries/try.repository.ts';

export interface Identity {
  issuer: string;
  subject: string;
}

/** Whose an identity is; undefined where it is nobody's yet. */
export async function selectUserOf(db: Queryable, { issuer, subject }: Identity) {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId;
}

/** @returns false if it is somebody's already, or the user has another one of this issuer. */
export async function insertIdentity(
  tx: Transaction,
  values: Identity & { userId: string },
): Promise<boolean> {
  const { rowCount } = await tx.insert(identities).values(values).onConflictDoNothing();
  return rowCount === 1;
}

/** The user with an email as they stand, held until the transaction ends. */
export async function lockUserWithEmail(tx: Transaction, email: string, issuer: string) {
  const others = tx
    .select({ found: sql`1` })
    .from(identities)
    .where(and(eq(identities.userId, users.id), eq(identities.issuer, issuer)));
  const [row] = await tx
    .select({
      id: users.id,
      role: users.role,
      suspendedAt: users.suspendedAt,
      emailProvenAt: users.emailProvenAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasIdentity: sql<boolean>`${exists(others)}`,
    })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  return row;
}

/** The address is its owner's: what others had set up before they came is gone. */
export async function takeOver(tx: Transaction, userId: string) {
  await tx
    .update(users)
    .set({ passwordHash: null, emailProvenAt: sql`now()` })
    .where(eq(users.id, userId));
  await forgetAddresses(tx, userId);
}
