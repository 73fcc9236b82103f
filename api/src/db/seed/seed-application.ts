import {
  selectParties,
  type ApplicationParties,
} from '../../features/applications/move.repository.ts';
import { attachFiles } from '../../features/files/file.repository.ts';
import { momentText } from '../../features/mail/letters/moment-text.ts';
import * as events from '../../features/notifications/application-events.ts';
import type { NewNotification } from '../../features/notifications/notify.ts';
import type { Transaction } from '../client.ts';
import { applicationHistory } from '../tables/application-history.table.ts';
import { applications } from '../tables/applications.table.ts';
import type { DemoApplication } from './demo-data.ts';
import { seedInterview } from './seed-interview.ts';
import { ago, day, hour, later } from './seed-moments.ts';
import { seedNotifications, type Told } from './seed-notifications.ts';

interface Place {
  userId: string;
  jobId: string;
  orgId: string;
  fileIds: string[];
}

interface Moment {
  status: DemoApplication['history'][number];
  at: Date;
}

/** An hour lies between a status and the next; an invitation has a day of its own. */
function momentsOf({ history, sent_days_ago, interview }: DemoApplication): Moment[] {
  const sentAt = ago(sent_days_ago * day + 6 * hour);
  return history.map((status, at) => ({
    status,
    at:
      status === 'Interview' && interview
        ? ago(interview.invited_days_ago * day + 5 * hour)
        : later(sentAt, at * hour),
  }));
}

async function insertApplication(
  tx: Transaction,
  { userId, jobId, orgId, fileIds }: Place,
  application: DemoApplication,
  moments: Moment[],
): Promise<string> {
  const [first] = moments;
  const last = moments.at(-1);
  if (!first || !last) throw new Error('A demo application has no history.');
  const [row] = await tx
    .insert(applications)
    .values({
      ...{ jobId, userId, orgId },
      status: last.status,
      coverLetter: application.cover_letter,
      createdAt: first.at,
      updatedAt: last.at,
    })
    .returning({ id: applications.id });
  if (!row) throw new Error('A demo application was not stored.');
  await tx
    .insert(applicationHistory)
    .values(moments.map((moment) => ({ applicationId: row.id, ...moment })));
  await attachFiles(tx, fileIds, row.id);
  return row.id;
}

/** What is told of statuses beside an invitation, which needs its interview. */
const told: Partial<Record<Moment['status'], (parties: ApplicationParties) => NewNotification>> = {
  Applied: events.applicationReceived,
  Viewed: events.applicationViewed,
  Accepted: events.applicationAccepted,
  Rejected: events.applicationRejected,
  Withdrawn: events.applicationWithdrawn,
};

/** An invitation with its interview, and the answer to it. @returns what was told of both. */
async function invite(
  tx: Transaction,
  interview: NonNullable<DemoApplication['interview']>,
  parties: ApplicationParties,
  { orgId, invitedAt }: { orgId: string; invitedAt: Date },
): Promise<Told[]> {
  const chosenAt = later(invitedAt, 2 * hour);
  const place = { orgId, applicationId: parties.applicationId, invitedAt, chosenAt };
  const { id, startsAt, timezone } = await seedInterview(tx, interview, place);
  const invited = { notification: events.interviewOffered(parties, id, false), at: invitedAt };
  if (!interview.chosen) return [invited];
  const date = momentText(startsAt.toISOString(), timezone);
  const notification = events.interviewDateChosen(parties, date);
  return [invited, { notification, at: chosenAt }];
}

/** Stores one application with its files and with all that its history has brought with it. */
export async function seedApplication(
  tx: Transaction,
  application: DemoApplication,
  place: Place,
): Promise<void> {
  const moments = momentsOf(application);
  const id = await insertApplication(tx, place, application, moments);
  const parties = await selectParties(tx, { userId: place.userId }, id);
  if (!parties) throw new Error('A demo application has no parties.');
  const { interview } = application;
  for (const { status, at } of moments) {
    const notification = told[status]?.(parties);
    if (notification) await seedNotifications(tx, [{ notification, at }]);
    if (status === 'Interview' && interview) {
      const invited = { orgId: place.orgId, invitedAt: at };
      await seedNotifications(tx, await invite(tx, interview, parties, invited));
    }
  }
}
