import type { Database, Transaction } from '../../db/client.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import type { CancellationCause } from '../notifications/application-events.ts';
import type { Owner } from './application.repository.ts';
import { lifecycle, type ApplicationStatus, type MoveName } from './lifecycle.ts';
import { effects } from './move-effects.ts';
import {
  insertHistory,
  selectComingInterviews,
  selectParties,
  updateStatus,
} from './move.repository.ts';

interface Dependencies {
  mail: Mail;
}

const refusals: Record<MoveName, string> = {
  open: 'This application cannot be opened.',
  schedule: 'An interview cannot be arranged for this application any more.',
  reschedule: 'There is no interview that could be moved.',
  cancelInterview: 'There is no interview that could be cancelled.',
  accept: 'This application cannot be accepted any more.',
  reject: 'This application cannot be rejected any more.',
  withdraw: 'This application cannot be withdrawn any more.',
};

function refusal(name: MoveName, status: ApplicationStatus) {
  const guarded = lifecycle[name].from[status];
  const text = guarded
    ? 'An invited applicant can be accepted once the day of the interview is past.'
    : refusals[name];
  return conflict('ILLEGAL_TRANSITION', text);
}

/**
 * Makes one move of the lifecycle as part of a transaction: status, history, interview,
 * notifications and mail together. A move that has nothing left to do does nothing.
 * @param cause what else has brought it about, as far as those who are told of it must know.
 * @throws 404 if the application is none of the owner's; 409 ILLEGAL_TRANSITION if the lifecycle
 * has no such move from where the application stands.
 */
export async function moveInTransaction(
  tx: Transaction,
  { mail }: Dependencies,
  owner: Owner,
  id: string,
  name: MoveName,
  cause?: CancellationCause,
): Promise<void> {
  const move = lifecycle[name];
  const moved = await updateStatus(tx, owner, id, move);
  const parties = await selectParties(tx, owner, id);
  if (!parties) throw notFound();
  if (!moved) {
    if (move.settled.includes(parties.status)) return;
    throw refusal(name, parties.status);
  }
  const isNews = move.from[move.to] === undefined;
  if (isNews) await insertHistory(tx, id, move.to);
  await effects[name](tx, mail, parties, cause);
}

/** `moveInTransaction` in a transaction of its own. */
export async function moveApplication(
  { db, mail }: Dependencies & { db: Database },
  owner: Owner,
  id: string,
  name: MoveName,
): Promise<void> {
  await db.transaction((tx) => moveInTransaction(tx, { mail }, owner, id, name));
}

/** Cancels what interviews of a deleted job are still to come, and tells the applicants why. */
export async function cancelComingInterviews(
  tx: Transaction,
  dependencies: Dependencies,
  job: { id: string; orgId: string },
): Promise<void> {
  for (const id of await selectComingInterviews(tx, job.id)) {
    const owner = { orgId: job.orgId };
    await moveInTransaction(tx, dependencies, owner, id, 'cancelInterview', 'job-deleted');
  }
}
