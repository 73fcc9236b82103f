import type { Transaction } from '../../db/client.ts';
import type { Mail } from '../../plugins/mail.ts';
import type { ApplicationParties, ArrangedInterview } from '../applications/move.repository.ts';
import type { Invite } from '../mail/invite.ts';
import { momentText } from '../mail/letters/moment-text.ts';
import type { TemplateData } from '../mail/templates.ts';
import * as events from '../notifications/application-events.ts';
import { forgetInvitations } from '../notifications/notification.repository.ts';
import { notify } from '../notifications/notify.ts';

const wordsOf = (
  { fullName, jobTitle, companyName }: ApplicationParties,
  { date, timezone, meetLink }: ArrangedInterview,
) => ({ fullName, jobTitle, companyName, startsAt: date.toISOString(), timezone, meetLink });

/** What calendars are told of an interview as it now stands, both sides the same. */
export function inviteOf(
  method: Invite['method'],
  parties: ApplicationParties,
  interview: ArrangedInterview,
): Invite {
  const { jobTitle, companyName, startsAt, timezone, meetLink } = wordsOf(parties, interview);
  return {
    method,
    interviewId: interview.id,
    sequence: interview.inviteSequence,
    startsAt,
    changedAt: interview.updatedAt.toISOString(),
    ...{ timezone, jobTitle, companyName, meetLink },
    attendees: [
      { name: parties.fullName, email: parties.studentEmail },
      { name: companyName, email: parties.organizationEmail },
    ],
  };
}

/** Sends an organization what calendars are told, with the event in words. */
export async function tellOrganization(
  tx: Transaction,
  mail: Mail,
  parties: ApplicationParties,
  interview: ArrangedInterview,
  event: TemplateData['interview-notice']['event'],
): Promise<void> {
  await mail.queue(tx, {
    to: parties.organizationEmail,
    template: 'interview-notice',
    data: { ...wordsOf(parties, interview), event },
    invite: inviteOf(event === 'cancelled' ? 'CANCEL' : 'REQUEST', parties, interview),
  });
}

/**
 * Invites the student in the product and by mail; only the latest invitation can be answered.
 * @param isChange whether an earlier invitation is replaced.
 */
export async function announceOffer(
  tx: Transaction,
  mail: Mail,
  parties: ApplicationParties,
  interview: ArrangedInterview,
  isChange: boolean,
): Promise<void> {
  const { fullName, jobTitle, companyName, timezone, meetLink } = wordsOf(parties, interview);
  const { date, firstAlternative, secondAlternative } = interview;
  await forgetInvitations(tx, interview.id);
  await notify(tx, events.interviewOffered(parties, interview.id, isChange));
  await mail.queue(tx, {
    to: parties.studentEmail,
    template: 'interview-invitation',
    data: {
      ...{ fullName, jobTitle, companyName, isChange, timezone, meetLink },
      offers: [date, firstAlternative, secondAlternative].map((offer) => offer.toISOString()),
    },
    invite: inviteOf('REQUEST', parties, interview),
  });
  await tellOrganization(tx, mail, parties, interview, isChange ? 'changed' : 'arranged');
}

/** Tells both sides that an interview is cancelled, and why, while the application goes on. */
export async function announceCancellation(
  tx: Transaction,
  mail: Mail,
  parties: ApplicationParties,
  interview: ArrangedInterview,
  cause: events.CancellationCause | undefined,
): Promise<void> {
  const { fullName, jobTitle, companyName, startsAt, timezone } = wordsOf(parties, interview);
  await notify(tx, events.interviewCancelled(parties, cause));
  await mail.queue(tx, {
    to: parties.studentEmail,
    template: 'interview-cancelled',
    data: { fullName, jobTitle, companyName, startsAt, timezone, ...(cause && { cause }) },
    invite: inviteOf('CANCEL', parties, interview),
  });
  await tellOrganization(tx, mail, parties, interview, 'cancelled');
}

/** Tells both sides which date the student has chosen. */
export async function announceChoice(
  tx: Transaction,
  mail: Mail,
  parties: ApplicationParties,
  interview: ArrangedInterview,
): Promise<void> {
  const data = wordsOf(parties, interview);
  const date = momentText(data.startsAt, data.timezone);
  await notify(tx, events.interviewDateChosen(parties, date));
  await mail.queue(tx, {
    to: parties.studentEmail,
    template: 'interview-confirmed',
    data,
    invite: inviteOf('REQUEST', parties, interview),
  });
  await tellOrganization(tx, mail, parties, interview, 'chosen');
}
