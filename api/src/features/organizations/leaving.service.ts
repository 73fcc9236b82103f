import type { Transaction } from '../../db/client.ts';
import type { Mail } from '../../plugins/mail.ts';
import {
  cancelComingInterview,
  selectUndecided,
  type ApplicationParties,
} from '../applications/move.repository.ts';
import { inviteOf } from '../interviews/announcements.ts';
import { removeFromInvites } from '../mail/mail-queue.repository.ts';
import { organizationLeft } from '../notifications/application-events.ts';
import { notify } from '../notifications/notify.ts';

/** The end of a coming interview as the student's calendar is told of it. */
async function cancelledInvite(tx: Transaction, parties: ApplicationParties) {
  const interview = await cancelComingInterview(tx, parties.applicationId);
  if (!interview) return undefined;
  const attendees = [{ name: parties.fullName, email: parties.studentEmail }];
  return { ...inviteOf('CANCEL', parties, interview), attendees };
}

/**
 * Tells everyone who waits for an organization's decision that it has left, as part of deleting
 * its account, in the product and by mail. An interview that is still to come is cancelled. What
 * waits to be mailed to others no longer names the organization's address.
 */
export async function leaveAsOrganization(
  tx: Transaction,
  { mail }: { mail: Mail },
  { orgId, email }: { orgId: string; email: string },
): Promise<void> {
  for (const parties of await selectUndecided(tx, { orgId })) {
    const { fullName, jobTitle, companyName } = parties;
    const invite = parties.status === 'Interview' && (await cancelledInvite(tx, parties));
    await notify(tx, organizationLeft(parties));
    await mail.queue(tx, {
      to: parties.studentEmail,
      template: 'organization-left',
      data: { fullName, jobTitle, companyName, hadInterview: Boolean(invite) },
      ...(invite && { invite }),
    });
  }
  await removeFromInvites(tx, email);
}
