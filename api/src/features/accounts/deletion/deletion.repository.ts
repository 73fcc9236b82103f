import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { applications } from '../../../db/tables/applications.table.ts';
import { jobs } from '../../../db/tables/jobs.table.ts';
import { organizations } from '../../../db/tables/organizations.table.ts';
import { users } from '../../../db/tables/users.table.ts';
import { ownedBy, type Owner } from '../../applications/application.repository.ts';

async function lockOrganization(tx: Transaction, id: string) {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update');
}

async function lockJobs(tx: Transaction, orgId: string) {
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.orgId, orgId))
    .orderBy(asc(jobs.id))
    .for('update');
}

async function lockApplications(tx: Transaction, owner: Owner) {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(ownedBy(owner))
    .orderBy(asc(applications.id))
    .for('update');
}

/**
 * Holds an account and all that is under way for it, so that nothing new comes to belong to it:
 * jobs, applications, organization, user, in the order in which those who apply and decide hold
 * them. The other way round two of them could wait for each other.
 * @returns whether the account is there.
 */
export async function lockAccount(
  tx: Transaction,
  userId: string,
  orgId: string | null,
): Promise<boolean> {
  if (orgId) await lockJobs(tx, orgId);
  await lockApplications(tx, orgId ? { orgId } : { userId });
  if (orgId) await lockOrganization(tx, orgId);
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return held.length > 0;
}

/** So many applications go with one statement, which has only seconds. */
const applicationsAtOnce = 1_000;

async function deleteApplications(tx: Transaction, owner: Owner) {
  for (;;) {
    const some = tx
      .select({ id: applications.id })
      .from(applications)
      .where(ownedBy(owner))
      .limit(applicationsAtOnce);
    const { rowCount } = await tx.delete(applications).where(inArray(applications.id, some));
    if ((rowCount ?? 0) < applicationsAtOnce) return;
  }
}

/** Deletes an account, and by the tables' own rules everything that is theirs. */
export async function deleteAccountRows(tx: Transaction, userId: string, orgId: string | null) {
  await deleteApplications(tx, orgId ? { orgId } : { userId });
  await tx.delete(users).where(eq(users.id, userId));
}
