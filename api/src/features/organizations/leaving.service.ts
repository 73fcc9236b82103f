import type { Transaction } from '../../db/client.ts';
import type { organizations } from '../../db/tables/organizations.table.ts';
import type { Mail } from '../../plugins/mail.ts';
import { notify } from '../notifications/notify.ts';
import { selectWaitingFor } from './leaving.repository.ts';

/**
 * Tells everyone who waits for an organization's decision that it has left, as part of deleting
 * its account, in the product and by mail. An interview that is still to come is cancelled.
 */
export async function leaveAsOrganization(
  tx: Transaction,
  { mail }: { mail: Mail },
  { id, companyName }: typeof organizations.$inferSelect,
): Promise<void> {
  for (const { userId, email, fullName, jobTitle } of await selectWaitingFor(tx, id)) {
    await notify(tx, {
      userId,
      kind: 'organization-left',
      title: 'An organization has left',
      message: `${companyName} has left IFJ. Your application for “${jobTitle}” has ended with it.`,
      link: '/dashboard/jobs',
    });
    await mail.queue(tx, {
      to: email,
      template: 'organization-left',
      data: { fullName, jobTitle, companyName },
    });
  }
}
