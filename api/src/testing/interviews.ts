import { eq, sql, type SQL } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { interviews } from '../db/tables/interviews.table.ts';
import type { ApplicationAnswer } from '../features/applications/application.schema.ts';
import type { InterviewAnswer } from '../features/interviews/interview.schema.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';

export const meetLink = 'https://meet.google.com/abc-defg-hij';

/** A day and an hour in a zone, so many days from today there. */
export async function wallTime(
  { app }: TestApp,
  days: number,
  hour = '10:00',
  timezone = 'Africa/Lagos',
): Promise<string> {
  const { rows } = await app.db.execute<{ day: string }>(
    sql`select ((now() at time zone ${timezone})::date + ${days}::int)::text as day`,
  );
  return `${rows[0]?.day ?? ''} ${hour}`;
}

/** Three dates to come, the first so many days from today. */
export async function dates(test: TestApp, days = 3) {
  return {
    date: await wallTime(test, days),
    alt_date_1: await wallTime(test, days + 1),
    alt_date_2: await wallTime(test, days + 2, '15:30'),
  };
}

/** Asks for an interview and returns whatever is answered; `fields` replace or add to the usual ones. */
export async function schedule(
  test: TestApp,
  organization: { token: string } | null,
  applicationId: string,
  fields: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> {
  return test.call('POST', '/interviews/schedule', {
    ...(organization && { token: organization.token }),
    payload: {
      application_id: applicationId,
      ...(await dates(test)),
      meet_link: meetLink,
      ...fields,
    },
  });
}

/** Invites an applicant to an interview in three days. */
export async function invite(
  test: TestApp,
  organization: TestAccount,
  application: Pick<ApplicationAnswer, 'id'>,
  fields: Record<string, unknown> = {},
): Promise<InterviewAnswer> {
  const answer = await schedule(test, organization, application.id, fields);
  if (answer.statusCode !== 200) throw new Error(`Scheduling answered ${answer.body}`);
  return answer.json<{ interview: InterviewAnswer }>().interview;
}

/** Moves an interview that nobody has answered yet to another first date. */
export async function setDate({ app }: TestApp, id: string, date: SQL): Promise<void> {
  await app.db.update(interviews).set({ date, firstOffer: date }).where(eq(interviews.id, id));
}

/** Calls an interview off, or tries to. */
export const cancel = (
  test: TestApp,
  organization: { token: string } | null,
  interviewId: string,
) =>
  test.call('POST', `/interviews/${interviewId}/cancel`, {
    ...(organization && { token: organization.token }),
  });

/** Confirms one of the dates offered, or tries to. */
export const choose = (
  test: TestApp,
  student: { token: string } | null,
  interviewId: string,
  payload: object,
) =>
  test.call('PATCH', `/interview/${interviewId}/update-date`, {
    ...(student && { token: student.token }),
    payload,
  });
