import type { Transaction } from '../../db/client.ts';
import type { Mail } from '../../plugins/mail.ts';
import {
  announceCancellation,
  announceOffer,
  inviteOf,
  tellOrganization,
} from '../interviews/announcements.ts';
import * as events from '../notifications/application-events.ts';
import { notify } from '../notifications/notify.ts';
import { admitOwnDeed } from '../tries/try.service.ts';
import type { MoveName } from './lifecycle.ts';
import {
  callInterviewOff,
  cancelComingInterview,
  selectArranged,
  unlistInterview,
  type ApplicationParties,
} from './move.repository.ts';

type Effect = (
  tx: Transaction,
  mail: Mail,
  parties: ApplicationParties,
  cause?: events.CancellationCause,
) => Promise<void>;

const wordsOf = ({ fullName, jobTitle, companyName }: ApplicationParties) => ({
  fullName,
  jobTitle,
  companyName,
});

const offered =
  (isChange: boolean): Effect =>
  async (tx, mail, parties) => {
    const interview = await selectArranged(tx, parties.applicationId);
    if (!interview) throw new Error('An invitation has no interview.');
    await announceOffer(tx, mail, parties, interview, isChange);
  };

/** What a move brings with it, in the same transaction. */
export const effects: Record<MoveName, Effect> = {
  open: async (tx, _mail, parties) => notify(tx, events.applicationViewed(parties)),
  schedule: offered(false),
  reschedule: offered(true),
  cancelInterview: async (tx, mail, parties, cause) => {
    const interview = await callInterviewOff(tx, parties.applicationId);
    if (interview) await announceCancellation(tx, mail, parties, interview, cause);
  },
  accept: async (tx, mail, parties) => {
    await unlistInterview(tx, parties.applicationId);
    await notify(tx, events.applicationAccepted(parties));
    const data = wordsOf(parties);
    await mail.queue(tx, { to: parties.studentEmail, template: 'application-accepted', data });
  },
  reject: async (tx, mail, parties) => {
    const interview = await cancelComingInterview(tx, parties.applicationId);
    await notify(tx, events.applicationRejected(parties));
    await mail.queue(tx, {
      to: parties.studentEmail,
      template: 'application-rejected',
      data: wordsOf(parties),
      ...(interview && { invite: inviteOf('CANCEL', parties, interview) }),
    });
    if (interview) await tellOrganization(tx, mail, parties, interview, 'cancelled');
  },
  withdraw: async (tx, mail, parties) => {
    const interview = await cancelComingInterview(tx, parties.applicationId);
    await notify(tx, events.applicationWithdrawn(parties));
    const isAdmitted = await admitOwnDeed(tx, parties.studentEmail);
    // A calendar that has the interview must hear of its end.
    if (isAdmitted || interview) {
      await mail.queue(tx, {
        to: parties.studentEmail,
        template: 'application-withdrawn',
        data: { ...wordsOf(parties), hadInterview: interview !== undefined },
        ...(interview && { invite: inviteOf('CANCEL', parties, interview) }),
      });
    }
    if (interview) await tellOrganization(tx, mail, parties, interview, 'cancelled');
  },
};
