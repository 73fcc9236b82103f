import type { Transaction } from '../../db/client.ts';
import type { students } from '../../db/tables/students.table.ts';
import type { Mail } from '../../plugins/mail.ts';
import { moveInTransaction } from '../applications/move.service.ts';
import { deleteMailTo } from '../mail/mail-queue.repository.ts';
import {
  deleteNotificationsAbout,
  redirectNotificationsAbout,
  renameStudent,
  selectUndecidedOf,
} from './leaving.repository.ts';

/** How organizations read of somebody who is not there any more. */
const formerApplicant = 'A former applicant';

/**
 * Ends what a student has under way, as part of deleting their account: applications without a
 * decision are withdrawn, with all that a withdrawal brings with it. The organizations read of it
 * without the student's name, and what they were told before goes.
 */
export async function leaveAsStudent(
  tx: Transaction,
  { mail }: { mail: Mail },
  { userId }: typeof students.$inferSelect,
): Promise<void> {
  const nobody = `${userId}@deleted.invalid`;
  await deleteNotificationsAbout(tx, userId);
  await renameStudent(tx, userId, { fullName: formerApplicant, email: nobody });
  for (const id of await selectUndecidedOf(tx, userId)) {
    await moveInTransaction(tx, { mail }, { userId }, id, 'withdraw');
  }
  await redirectNotificationsAbout(tx, userId, '/dashboard/applications');
  await deleteMailTo(tx, nobody);
}
