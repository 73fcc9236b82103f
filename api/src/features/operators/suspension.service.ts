import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../db/client.ts';
import { conflict, notFound } from '../../errors.ts';
import { normalEmail } from '../accounts/email.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { endAllSessions, type Session } from '../sessions/session.service.ts';
import { operatorName } from './operator.service.ts';
import {
  insertSuspension,
  lockAccountFor,
  updateSuspension,
  type LockedAccount,
  type WhichAccount,
} from './suspension.repository.ts';

interface Dependencies {
  db: Database;
  boss: PgBoss;
}

/** What an operator wants, and why; the person concerned reads the reason. */
interface Order {
  action: 'suspended' | 'restored';
  reason: string;
  /** The person who decides, for the record. */
  decidedBy: string;
}

/** What became of it: `unchanged` when it was so already, and nothing was sent. */
export interface SuspensionOutcome {
  outcome: 'decided' | 'unchanged';
  userId: string;
  email: string;
  suspendedAt: Date | null;
}

async function requireAccount(tx: Transaction, which: WhichAccount): Promise<LockedAccount> {
  if ('id' in which) {
    const account = await lockAccountFor(tx, which);
    if (!account) throw notFound();
    return account;
  }
  const account = await lockAccountFor(tx, { email: normalEmail(which.email) });
  if (!account) throw notFound(`There is no account with the email ${which.email}.`);
  return account;
}

const nameOf = ({ fullName, companyName, email }: LockedAccount) =>
  fullName ?? (companyName === null ? email : `${companyName} team`);

async function carryOut(
  tx: Transaction,
  boss: PgBoss,
  account: LockedAccount,
  { action, reason, decidedBy }: Order,
): Promise<SuspensionOutcome> {
  const { id: userId, email } = account;
  const isSuspended = action === 'suspended';
  if (isSuspended === (account.suspendedAt !== null)) {
    return { outcome: 'unchanged', userId, email, suspendedAt: account.suspendedAt };
  }
  const suspendedAt = await updateSuspension(tx, userId, isSuspended);
  if (isSuspended) await endAllSessions(tx, userId);
  await insertSuspension(tx, { userId, action, reason, decidedBy });
  await queueMail(boss, tx, {
    to: email,
    template: isSuspended ? 'account-suspended' : 'account-restored',
    data: { name: nameOf(account), reason },
  });
  return { outcome: 'decided', userId, email, suspendedAt };
}

/**
 * Suspends an account or restores one, in one transaction: who decided is written down, the
 * person gets a mail, and every session of a suspended account ends at once.
 * @throws 404 if there is no such account.
 */
export async function decideSuspension(
  { db, boss }: Dependencies,
  which: WhichAccount,
  order: Order,
): Promise<SuspensionOutcome> {
  return db.transaction(async (tx) => carryOut(tx, boss, await requireAccount(tx, which), order));
}

/**
 * The same in the name of the operator who calls. Operators are not suspended this way, so that
 * a stolen operator's session cannot shut the others out.
 * @throws 404 if there is no such account, 409 OPERATOR_ACCOUNT if it is an operator's.
 */
export async function decideSuspensionAs(
  { db, boss }: Dependencies,
  session: Session,
  userId: string,
  order: Pick<Order, 'action' | 'reason'>,
): Promise<SuspensionOutcome> {
  const decidedBy = await operatorName(db, session);
  return db.transaction(async (tx) => {
    const account = await requireAccount(tx, { id: userId });
    if (account.role === 'operator') {
      throw conflict('OPERATOR_ACCOUNT', 'An operator’s account cannot be suspended here.');
    }
    return carryOut(tx, boss, account, { ...order, decidedBy });
  });
}
