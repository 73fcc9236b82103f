import { eventName } from '../mail/invite.ts';
import type { InterviewTimes, InterviewRow } from './interview.repository.ts';
import type { ApplicationInterviewAnswer, InterviewAnswer } from './interview.schema.ts';

/** An interview as the wire has it beside an application or a notification. */
export function applicationInterviewAnswer(row: InterviewTimes): ApplicationInterviewAnswer {
  return {
    id: row.id,
    application_id: row.applicationId,
    date: row.date,
    alt_date_1: row.firstAlternative,
    alt_date_2: row.secondAlternative,
    offered: {
      date: row.firstOffer,
      alt_date_1: row.firstAlternative,
      alt_date_2: row.secondAlternative,
    },
    selected_date: row.selectedDate,
    starts_at: row.startsAt.toISOString(),
    offered_at: {
      date: row.firstOfferAt.toISOString(),
      alt_date_1: row.firstAlternativeAt.toISOString(),
      alt_date_2: row.secondAlternativeAt.toISOString(),
    },
    meet_link: row.meetLink,
    timezone: row.timezone,
    category: row.category,
    cancelled: row.cancelledAt !== null,
    open: row.isOpen,
    sequence: row.inviteSequence,
    event: eventName(row),
    application: { status: row.status },
  };
}

/** An interview as the wire has it on its own, with whom it is held and for what. */
export const interviewAnswer = (row: InterviewRow): InterviewAnswer => ({
  ...applicationInterviewAnswer(row.interview),
  user: {
    email: row.email,
    student: { full_name: row.fullName, university: row.university },
  },
  job: { job_title: row.jobTitle },
});
