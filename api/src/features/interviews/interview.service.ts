import type { Database, Queryable } from '../../db/client.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import { ownerOf } from '../applications/application.policy.ts';
import { selectArranged, selectParties } from '../applications/move.repository.ts';
import { moveApplication, moveInTransaction } from '../applications/move.service.ts';
import { actingOrganization } from '../jobs/job.policy.ts';
import type { Session } from '../sessions/session.service.ts';
import { admitInvitation } from '../tries/try.service.ts';
import { announceChoice } from './announcements.ts';
import { readArrangement } from './arrangement.ts';
import {
  holdApplication,
  isArranged,
  saveChoice,
  saveInterview,
  selectApplicationOf,
  selectOffer,
} from './arrangement.repository.ts';
import { interviewAnswer } from './interview-answer.ts';
import { selectHost, selectInterview, selectInterviewIdOf } from './interview.repository.ts';
import type {
  InterviewAnswer,
  InterviewDateChoiceBody,
  InterviewScheduleBody,
} from './interview.schema.ts';

interface Dependencies {
  db: Database;
  mail: Mail;
}

async function answerFor(db: Queryable, id: string | undefined): Promise<InterviewAnswer> {
  const row = id && (await selectInterview(db, id));
  if (!row) throw notFound();
  return interviewAnswer(row);
}

/** Whether every party that a request names is the application's. */
function namesItsParties(
  body: InterviewScheduleBody,
  application: { jobId: string; userId: string },
): boolean {
  return (
    (body.job_id ?? application.jobId) === application.jobId &&
    (body.user_id ?? application.userId) === application.userId
  );
}

/**
 * Invites an applicant to an interview, or offers new dates to one who is invited: the student's
 * choice is then open again. Asking for what is arranged already, answered or not, changes nothing.
 * @throws 400 with `fields` as `readArrangement`; 404 if the application is not the caller's or
 * the body names other parties than its own; 409 ILLEGAL_TRANSITION from where it is too late;
 * 429 after too many invitations in a day.
 */
export async function scheduleInterview(
  dependencies: Dependencies,
  session: Session,
  body: InterviewScheduleBody,
): Promise<InterviewAnswer> {
  const { db } = dependencies;
  const orgId = actingOrganization(session, body.org_id?.toLowerCase());
  const id = await db.transaction(async (tx) => {
    const application = await holdApplication(tx, { orgId }, body.application_id);
    const host = await selectHost(tx, orgId);
    if (!application || !host || !namesItsParties(body, application)) throw notFound();
    const applicationId = application.id;
    const arrangement = await readArrangement(tx, host, body);
    const isInvited = application.status === 'Interview';
    if (isInvited && (await isArranged(tx, applicationId, arrangement))) {
      return selectInterviewIdOf(tx, applicationId);
    }
    await admitInvitation(tx, applicationId);
    const interviewId = await saveInterview(tx, { orgId, applicationId }, arrangement);
    const move = isInvited ? 'reschedule' : 'schedule';
    await moveInTransaction(tx, dependencies, { orgId }, applicationId, move);
    return interviewId;
  });
  return answerFor(db, id);
}

/**
 * Calls an interview off; the application stays and is Viewed again.
 * @throws 404 if the interview is not the caller's; 409 ILLEGAL_TRANSITION if its application is
 * decided.
 */
export async function cancelInterview(
  dependencies: Dependencies,
  session: Session,
  id: string,
): Promise<InterviewAnswer> {
  const owner = ownerOf(session);
  const applicationId = await selectApplicationOf(dependencies.db, owner, id);
  if (!applicationId) throw notFound();
  await moveApplication(dependencies, owner, applicationId, 'cancelInterview');
  return answerFor(dependencies.db, id);
}

const notOpen = (text: string) => conflict('INTERVIEW_NOT_OPEN', text);

interface SeenDate {
  date?: string;
  starts_at?: string;
}

/** Whether an offer is still what the student says to have seen, if they say it. */
const isAsSeen = (offer: { wallTime: string; startsAt: Date }, seen: SeenDate) =>
  (seen.date ?? offer.wallTime) === offer.wallTime &&
  (seen.starts_at === undefined || Date.parse(seen.starts_at) === offer.startsAt.getTime());

/**
 * Chooses one of the dates that an invitation offers to the caller. Choosing the same again
 * changes nothing.
 * @throws 404 if the interview is not the caller's; 409 INTERVIEW_NOT_OPEN, DATE_ALREADY_CHOSEN,
 * OFFER_CHANGED or DATE_PASSED.
 */
export async function chooseDate(
  { db, mail }: Dependencies,
  session: Session,
  id: string,
  { selected_date: name, ...seen }: InterviewDateChoiceBody,
): Promise<InterviewAnswer> {
  const owner = ownerOf(session);
  await db.transaction(async (tx) => {
    const applicationId = await selectApplicationOf(tx, owner, id);
    const application = applicationId && (await holdApplication(tx, owner, applicationId));
    const offer = await selectOffer(tx, id, name);
    if (!application || !offer) throw notFound();
    if (application.status !== 'Interview' || offer.cancelledAt) {
      throw notOpen('This interview does not take place. No date can be chosen.');
    }
    if (!isAsSeen(offer, seen)) {
      const text = 'The organization has changed the dates. Please look at them again.';
      throw conflict('OFFER_CHANGED', text);
    }
    if (offer.selectedDate === name) return;
    if (offer.selectedDate) {
      const text =
        'You have already chosen a date. It stands until the organization offers others.';
      throw conflict('DATE_ALREADY_CHOSEN', text);
    }
    if (offer.isCompleted) {
      throw notOpen('The day of this interview is past. No date can be chosen any more.');
    }
    if (offer.isPast) throw conflict('DATE_PASSED', 'This date is past. Please choose another.');
    await saveChoice(tx, id, name);
    const parties = await selectParties(tx, owner, application.id);
    const interview = await selectArranged(tx, application.id);
    if (!parties || !interview) throw notFound();
    await announceChoice(tx, mail, parties, interview);
  });
  return answerFor(db, id);
}
