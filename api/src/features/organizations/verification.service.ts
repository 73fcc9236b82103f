import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { updateOrganization } from './organization.repository.ts';
import { insertDecision, lockOrganizationByEmail } from './verification.repository.ts';

interface Dependencies {
  db: Database;
  boss: PgBoss;
}

/** What became of a decision: `unchanged` when it was so already, and nothing was sent. */
export interface Decided {
  outcome: 'decided' | 'unchanged';
  companyName: string;
}

async function requireOrganization(tx: Transaction, email: string) {
  const found = await lockOrganizationByEmail(tx, email.trim().toLowerCase());
  if (!found) throw notFound(`There is no organization with the email ${email}.`);
  return found;
}

/**
 * Approves an organization: it is written down who did it, and the organization gets a mail, all
 * in one transaction.
 * @param decidedBy the person who decides, for the record.
 * @throws 404 if no organization has this email.
 */
export async function approveOrganization(
  { db, boss }: Dependencies,
  email: string,
  decidedBy: string,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const found = await requireOrganization(tx, email);
    const { id, companyName, verification } = found.organization;
    if (verification === 'approved') return { outcome: 'unchanged', companyName };
    await updateOrganization(tx, id, { verification: 'approved', refusalReason: null });
    await insertDecision(tx, { organizationId: id, decision: 'approved', decidedBy });
    await queueMail(boss, tx, {
      to: found.email,
      template: 'organization-approved',
      data: { companyName },
    });
    return { outcome: 'decided', companyName };
  });
}

/**
 * Refuses an organization, also one that was approved before. It reads the reason, in a mail too.
 * @throws 404 if no organization has this email.
 */
export async function refuseOrganization(
  { db, boss }: Dependencies,
  email: string,
  reason: string,
  decidedBy: string,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const found = await requireOrganization(tx, email);
    const { id, companyName, verification, refusalReason } = found.organization;
    if (verification === 'refused' && refusalReason === reason) {
      return { outcome: 'unchanged', companyName };
    }
    await updateOrganization(tx, id, { verification: 'refused', refusalReason: reason });
    await insertDecision(tx, { organizationId: id, decision: 'refused', reason, decidedBy });
    await queueMail(boss, tx, {
      to: found.email,
      template: 'organization-refused',
      data: { companyName, reason },
    });
    return { outcome: 'decided', companyName };
  });
}
