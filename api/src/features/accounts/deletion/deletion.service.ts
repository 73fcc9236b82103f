import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../db/client.ts';
import { conflict } from '../../../errors.ts';
import type { Mail } from '../../../plugins/mail.ts';
import type { Storage } from '../../../plugins/storage.ts';
import { mostAtOnce, releaseFiles } from '../../files/file.repository.ts';
import { dropFiles } from '../../files/file.service.ts';
import { deleteProofsOf } from '../../identities/identity-proof.repository.ts';
import { deleteMailTo } from '../../mail/mail-queue.repository.ts';
import { leaveAsOrganization } from '../../organizations/leaving.service.ts';
import { deleteRequestsFor } from '../../password-resets/password-reset.repository.ts';
import type { Session } from '../../sessions/session.service.ts';
import { leaveAsStudent } from '../../students/leaving.service.ts';
import { forgetSignIns } from '../../tries/try.service.ts';
import type { AccountRow } from '../account.repository.ts';
import { confirmOwner } from '../confirm-owner.ts';
import type { Passwords } from '../passwords.ts';
import { deleteAccountRows, lockAccount } from './deletion.repository.ts';

interface Dependencies {
  db: Database;
  files: Storage;
  log: FastifyBaseLogger;
  mail: Mail;
  passwords: Passwords;
}

/** @returns the ids of files that are nobody's now; null if the account was gone already. */
async function erase(
  tx: Transaction,
  mail: Mail,
  { user, student, organization }: AccountRow,
  address: string,
): Promise<string[] | null> {
  const orgId = organization?.id ?? null;
  if (!(await lockAccount(tx, user.id, orgId))) return null;
  await forgetSignIns(tx, user.email, address);
  await deleteMailTo(tx, user.email);
  await deleteRequestsFor(tx, user.email);
  await deleteProofsOf(tx, user.email);
  if (student) await leaveAsStudent(tx, { mail }, user);
  if (orgId) await leaveAsOrganization(tx, { mail }, { orgId, email: user.email });
  const fileIds = await releaseFiles(tx, orgId ? { orgId } : { userId: user.id });
  await deleteAccountRows(tx, user.id, orgId);
  return fileIds;
}

/**
 * Deletes the caller's account: rows, applications with their files, mail that waits, sessions.
 * Whoever has to know is told in the same transaction: organizations that have not decided yet
 * about a student's application, students whose application an organization has not decided about.
 * The bytes of files go right after it; what is left of them by then is swept.
 * @param address the client's network address, which counts towards the limits.
 * @param password undefined where none was typed, as whoever has none cannot
 * @throws 400 at `password` if it is wrong or missing, 409 OPERATOR_ACCOUNT for an operator,
 * 409 SIGN_IN_AGAIN for whoever has no password and signed in some time ago, 429 TOO_MANY_TRIES,
 * 503 while busy.
 */
export async function deleteAccount(
  { db, files, log, mail, passwords }: Dependencies,
  session: Session,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (session.role === 'operator') {
    throw conflict('OPERATOR_ACCOUNT', 'An operator’s account cannot be deleted here.');
  }
  const account = await confirmOwner({ db, passwords }, session, { password, address });
  const fileIds = await db.transaction((tx) => erase(tx, mail, account, address));
  if (!fileIds) return;
  await dropFiles({ db, files }, fileIds.slice(0, mostAtOnce)).catch((error: unknown) => {
    log.warn({ err: error }, 'files of a deleted account wait for the sweep');
  });
  const { email, passwordHash } = account.user;
  const hasPassword = passwordHash !== null;
  mail.sendUnqueued({ to: email, template: 'account-deleted', data: { email, hasPassword } });
}
