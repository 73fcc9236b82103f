import { asc, eq, sql } from 'drizzle-orm';
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

/** Emails of other organizations with the CAC number of the row, in whatever state. */
const alsoUsedBy = sql<string[]>`array(
  select other_users.email from ${organizations} as others
  join ${users} as other_users on other_users.id = others.user_id
  where others.company_cac_number = ${organizations.companyCacNumber}
    and others.id <> ${organizations.id}
  order by other_users.email
)`;

/** So many of those that wait, the longest first. */
export async function selectPending(db: Queryable, count: number) {
  return db
    .select({
      id: organizations.id,
      email: users.email,
      companyName: organizations.companyName,
      companyCacNumber: organizations.companyCacNumber,
      companyState: organizations.companyState,
      alsoUsedBy,
      submittedAt: organizations.submittedAt,
      amendedAt: organizations.amendedAt,
    })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.userId))
    .where(eq(organizations.verification, 'pending'))
    .orderBy(asc(organizations.submittedAt), asc(organizations.id))
    .limit(count);
}
