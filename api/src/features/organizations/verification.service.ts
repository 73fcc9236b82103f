import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { normalEmail } from '../accounts/email.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { notify } from '../notifications/notify.ts';
import { organizationApproved, organizationRefused } from '../notifications/organization-events.ts';
import { updateOrganization } from './organization.repository.ts';
import { requireSeen } from './revision.ts';
import { insertDecision, lockOrganizationFor, type Which } from './verification.repository.ts';

interface Dependencies {
  db: Database;
  boss: PgBoss;
}

interface Judgement {
  /** The person who decides, for the record. */
  decidedBy: string;
  /** The revision that they have looked at. */
  seen?: string | undefined;
}

/** What became of a decision: `unchanged` when it was so already, and nothing was sent. */
export interface Decided {
  outcome: 'decided' | 'unchanged';
  companyName: string;
}

async function requireOrganization(tx: Transaction, which: Which) {
  if ('id' in which) {
    const found = await lockOrganizationFor(tx, which);
    if (!found) throw notFound();
    return found;
  }
  const found = await lockOrganizationFor(tx, { email: normalEmail(which.email) });
  if (!found) throw notFound(`There is no organization with the email ${which.email}.`);
  return found;
}

/**
 * Approves an organization: it is written down who did it, and the organization is told by mail
 * and in the product, all in one transaction.
 * @throws 404 if there is no such organization; 409 ORGANIZATION_CHANGED as `requireSeen`.
 */
export async function approveOrganization(
  { db, boss }: Dependencies,
  which: Which,
  { decidedBy, seen }: Judgement,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const { organization, email } = await requireOrganization(tx, which);
    requireSeen(organization, seen);
    const { id, userId, companyName, verification } = organization;
    if (verification === 'approved') return { outcome: 'unchanged', companyName };
    await updateOrganization(tx, id, {
      verification: 'approved',
      refusalReason: null,
      amendedAt: null,
    });
    await insertDecision(tx, { organizationId: id, decision: 'approved', decidedBy });
    await notify(tx, organizationApproved(userId));
    await queueMail(boss, tx, {
      to: email,
      template: 'organization-approved',
      data: { companyName },
    });
    return { outcome: 'decided', companyName };
  });
}

/**
 * Refuses an organization, also one that was approved before. It reads the reason, in a mail too.
 * @throws 404 if there is no such organization; 409 ORGANIZATION_CHANGED as `requireSeen`.
 */
export async function refuseOrganization(
  { db, boss }: Dependencies,
  which: Which,
  { decidedBy, seen, reason }: Judgement & { reason: string },
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const { organization, email } = await requireOrganization(tx, which);
    requireSeen(organization, seen);
    const { id, userId, companyName, verification, refusalReason } = organization;
    if (verification === 'refused' && refusalReason === reason) {
      return { outcome: 'unchanged', companyName };
    }
    await updateOrganization(tx, id, {
      verification: 'refused',
      refusalReason: reason,
      amendedAt: null,
    });
    await insertDecision(tx, { organizationId: id, decision: 'refused', reason, decidedBy });
    await notify(tx, organizationRefused(userId, reason));
    await queueMail(boss, tx, {
      to: email,
      template: 'organization-refused',
      data: { companyName, reason },
    });
    return { outcome: 'decided', companyName };
  });
}
