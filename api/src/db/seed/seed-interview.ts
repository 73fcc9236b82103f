import { eq } from 'drizzle-orm';
import {
  readWallTimes,
  saveChoice,
  saveInterview,
} from '../../features/interviews/arrangement.repository.ts';
import { selectHost } from '../../features/interviews/interview.repository.ts';
import type { Transaction } from '../client.ts';
import { interviews, offeredDates } from '../tables/interviews.table.ts';
import { dayFromNow } from './seed-moments.ts';
import type { DemoInterview } from './demo-data.ts';

/**
 * Stores an interview as an invitation, and the student's answer if there is one, would leave it.
 * @returns its id and, of a chosen one, when it takes place.
 */
export async function seedInterview(
  tx: Transaction,
  { offers, chosen }: DemoInterview,
  place: { orgId: string; applicationId: string; invitedAt: Date; chosenAt: Date },
) {
  const host = await selectHost(tx, place.orgId);
  if (!host?.interviewLink) throw new Error('A demo interview’s organization has no link.');
  const { timezone, interviewLink: meetLink } = host;
  const texts = offeredDates.map(
    (name) => `${dayFromNow(offers[name].in_days, timezone)} ${offers[name].at}`,
  );
  const [date, first, second] = await readWallTimes(tx, timezone, texts);
  if (!date || !first || !second) throw new Error('A demo interview offers too few dates.');
  const id = await saveInterview(tx, place, {
    date: date.moment,
    alt_date_1: first.moment,
    alt_date_2: second.moment,
    ...{ timezone, meetLink },
  });
  if (chosen) await saveChoice(tx, id, chosen);
  const [row] = await tx
    .update(interviews)
    .set({ createdAt: place.invitedAt, updatedAt: chosen ? place.chosenAt : place.invitedAt })
    .where(eq(interviews.id, id))
    .returning({ startsAt: interviews.date, timezone: interviews.timezone });
  if (!row) throw new Error('A demo interview was not stored.');
  return { id, ...row };
}
