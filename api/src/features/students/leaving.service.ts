import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/client.ts';
import type { Mail } from '../../plugins/mail.ts';
import { selectUndecided } from '../applications/move.repository.ts';
import { moveInTransaction } from '../applications/move.service.ts';
import { deleteMailInviting, deleteMailTo } from '../mail/mail-queue.repository.ts';
import {
  deleteNotificationsAbout,
  redirectNotificationsAbout,
  renameStudent,
} from './leaving.repository.ts';

/** How organizations read of somebody who is not there any more. */
const formerApplicant = 'A former applicant';

/**
 * Ends what a student has under way, as part of deleting their account: applications without a
 * decision are withdrawn, with all that a withdrawal brings with it. The organizations read of it
 * without the student's name, and what they were told before is taken back.
 */
export async function leaveAsStudent(
  tx: Transaction,
  { mail }: { mail: Mail },
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const nobody = `${randomUUID()}@deleted.invalid`;
  await deleteNotificationsAbout(tx, userId);
  await deleteMailInviting(tx, email);
  await renameStudent(tx, userId, { fullName: formerApplicant, email: nobody });
  for (const { applicationId } of await selectUndecided(tx, { userId })) {
    await moveInTransaction(tx, { mail }, { userId }, applicationId, 'withdraw');
  }
  await redirectNotificationsAbout(tx, userId, '/dashboard/applications');
  await deleteMailTo(tx, nobody);
}
