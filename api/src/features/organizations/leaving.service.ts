import type { Transaction } from '../../db/client.ts';
import type { Mail } from '../../plugins/mail.ts';
import {
  cancelComingInterview,
  selectUndecided,
  type ApplicationParties,
} from '../applications/move.repository.ts';
import { inviteOf } from '../interviews/announcements.ts';
import type { QueuedMail } from '../mail/mail-queue.ts';
import { removeFromInvites } from '../mail/mail-queue.repository.ts';
import { organizationLeft } from '../notifications/application-events.ts';
import { notifyAll } from '../notifications/notify.ts';
import { handOverDownloads } from './leaving.repository.ts';

/** So many are told with one statement. */
const toldAtOnce = 500;

/** The end of a coming interview as the student's calendar is told of it. */
async function cancelledInvite(tx: Transaction, parties: ApplicationParties) {
  const interview = await cancelComingInterview(tx, parties.applicationId);
  if (!interview) return undefined;
  const attendees = [{ name: parties.fullName, email: parties.studentEmail }];
  return { ...inviteOf('CANCEL', parties, interview), attendees };
}

async function farewell(tx: Transaction, parties: ApplicationParties): Promise<QueuedMail> {
  const { fullName, jobTitle, companyName } = parties;
  const invite = parties.status === 'Interview' && (await cancelledInvite(tx, parties));
  return {
    to: parties.studentEmail,
    template: 'organization-left',
    data: { fullName, jobTitle, companyName, hadInterview: Boolean(invite) },
    ...(invite && { invite }),
  };
}

/**
 * Tells everyone who waits for an organization's decision that it has left, as part of deleting
 * its account, in the product and by mail. An interview that is still to come is cancelled. What
 * waits to be mailed to others no longer names the organization's address. Whose files it took can
 * still see that it did.
 */
export async function leaveAsOrganization(
  tx: Transaction,
  { mail }: { mail: Mail },
  { orgId, email }: { orgId: string; email: string },
): Promise<void> {
  const waiting = await selectUndecided(tx, { orgId });
  for (let from = 0; from < waiting.length; from += toldAtOnce) {
    const some = waiting.slice(from, from + toldAtOnce);
    const mails: QueuedMail[] = [];
    for (const parties of some) mails.push(await farewell(tx, parties));
    await notifyAll(tx, some.map(organizationLeft));
    await mail.queueAll(tx, mails);
  }
  await handOverDownloads(tx, orgId);
  await removeFromInvites(tx, email);
}
