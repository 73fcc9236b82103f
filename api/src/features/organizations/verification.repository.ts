import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { verificationDecisions } from '../../db/tables/verification-decisions.table.ts';

/** An organization, as a person names it or as the console does. */
export type Which = { email: string } | { id: string };

export async function lockOrganizationFor(tx: Transaction, which: Which) {
  const [row] = await tx
    .select({ organization: organizations, email: users.email })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.userId))
    .where('id' in which ? eq(organizations.id, which.id) : eq(users.email, which.email))
    .for('update', { of: organizations });
  return row;
}

export async function insertDecision(
  tx: Transaction,
  values: typeof verificationDecisions.$inferInsert,
) {
  await tx.insert(verificationDecisions).values(values);
}

/** Those that wait, the longest first. */
export async function selectPending(db: Queryable) {
  return db
    .select({
      email: users.email,
      companyName: organizations.companyName,
      companyCacNumber: organizations.companyCacNumber,
      companyState: organizations.companyState,
      submittedAt: organizations.submittedAt,
    })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.userId))
    .where(eq(organizations.verification, 'pending'))
    .orderBy(asc(organizations.submittedAt));
}
