import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { accountSuspensions } from '../../db/tables/account-suspensions.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';

/** An account, as a person names it or as the console does. */
export type WhichAccount = { email: string } | { id: string };

/** The account, held until the transaction ends. */
export async function lockAccountFor(tx: Transaction, which: WhichAccount) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      suspendedAt: users.suspendedAt,
      fullName: students.fullName,
      companyName: organizations.companyName,
    })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(organizations, eq(organizations.userId, users.id))
    .where('id' in which ? eq(users.id, which.id) : eq(users.email, which.email))
    .for('no key update', { of: users });
  return row;
}

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccountFor>>>;

/** Suspends a user or lifts that. @returns since when they are suspended, by the database's clock. */
export async function updateSuspension(tx: Transaction, id: string, isSuspended: boolean) {
  const [row] = await tx
    .update(users)
    .set({ suspendedAt: isSuspended ? sql`now()` : null })
    .where(eq(users.id, id))
    .returning({ suspendedAt: users.suspendedAt });
  return row?.suspendedAt ?? null;
}

export async function insertSuspension(
  tx: Transaction,
  values: typeof accountSuspensions.$inferInsert,
) {
  await tx.insert(accountSuspensions).values(values);
}
