import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews, type OfferedDate } from '../../db/tables/interviews.table.ts';
import { ownedBy, type Owner } from '../applications/application.repository.ts';
import { inItsZone, isCompleted } from './interview-columns.ts';

/** An application of the owner's, kept from being moved until the transaction ends. */
export async function holdApplication(tx: Transaction, owner: Owner, id: string) {
  const [row] = await tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      userId: applications.userId,
      status: applications.status,
    })
    .from(applications)
    .where(and(eq(applications.id, id), ownedBy(owner)))
    .for('update');
  return row;
}

/** The application that an interview of the owner's belongs to. */
export async function selectApplicationOf(db: Queryable, owner: Owner, interviewId: string) {
  const [row] = await db
    .select({ id: applications.id })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(eq(interviews.id, interviewId), ownedBy(owner)));
  return row?.id;
}

/** What a day and hour in a zone mean, by the database's clock and its knowledge of zones. */
export interface Reading {
  /** The moment, with its offset. */
  moment: string;
  /** Whether clocks in the zone show this hour on this day. */
  exists: boolean;
  isPast: boolean;
  isFarAway: boolean;
}

/** @param texts days and hours that a calendar has, as `YYYY-MM-DD HH:mm`. */
export async function readWallTimes(
  db: Queryable,
  timezone: string,
  texts: string[],
): Promise<Reading[]> {
  const { rows } = await db.execute<Reading & Record<string, unknown>>(sql`
    select moment::text as moment,
      to_char(moment at time zone ${timezone}, 'YYYY-MM-DD HH24:MI') = given as exists,
      moment <= now() as "isPast",
      moment > now() + interval '2 years' as "isFarAway"
    from unnest(${sql.param(texts)}::text[]) with ordinality as wanted (given, at),
      lateral (select given::timestamp at time zone ${timezone} as moment) as read
    order by at`);
  return rows;
}

/** What an invitation says: three moments with their offsets, where they are read, and where to meet. */
export interface Arrangement {
  date: string;
  alt_date_1: string;
  alt_date_2: string;
  timezone: string;
  meetLink: string;
}

/** Whether exactly this is arranged already, answered or not. */
export async function isArranged(
  tx: Transaction,
  applicationId: string,
  { date, alt_date_1, alt_date_2, timezone, meetLink }: Arrangement,
): Promise<boolean> {
  const rows = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.timezone, timezone),
        eq(interviews.meetLink, meetLink),
        isNull(interviews.cancelledAt),
        sql`(${interviews.firstOffer}, ${interviews.firstAlternative}, ${interviews.secondAlternative})
          = (${date}::timestamptz, ${alt_date_1}::timestamptz, ${alt_date_2}::timestamptz)`,
      ),
    );
  return rows.length > 0;
}

/** Stores an application's interview, or arranges the one it has anew. @returns its id. */
export async function saveInterview(
  tx: Transaction,
  { orgId, applicationId }: { orgId: string; applicationId: string },
  { date, alt_date_1, alt_date_2, timezone, meetLink }: Arrangement,
): Promise<string> {
  const values = {
    date: sql`${date}::timestamptz`,
    firstOffer: sql`${date}::timestamptz`,
    firstAlternative: sql`${alt_date_1}::timestamptz`,
    secondAlternative: sql`${alt_date_2}::timestamptz`,
    timezone,
    meetLink,
  };
  const [row] = await tx
    .insert(interviews)
    .values({ orgId, applicationId, ...values })
    .onConflictDoUpdate({
      target: interviews.applicationId,
      set: {
        ...values,
        selectedDate: null,
        cancelledAt: null,
        listed: true,
        inviteSequence: sql`${interviews.inviteSequence} + 1`,
        updatedAt: sql`now()`,
      },
    })
    .returning({ id: interviews.id });
  if (!row) throw new Error('The interview was not stored.');
  return row.id;
}

const offers = {
  date: interviews.firstOffer,
  alt_date_1: interviews.firstAlternative,
  alt_date_2: interviews.secondAlternative,
} satisfies Record<OfferedDate, unknown>;

/** How an interview stands towards one of the dates it offers. */
export async function selectOffer(tx: Transaction, interviewId: string, name: OfferedDate) {
  const [row] = await tx
    .select({
      selectedDate: interviews.selectedDate,
      cancelledAt: interviews.cancelledAt,
      wallTime: inItsZone(offers[name]),
      startsAt: offers[name],
      isPast: sql<boolean>`(${offers[name]} <= now())`,
      isCompleted,
    })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  return row;
}

export async function saveChoice(tx: Transaction, interviewId: string, name: OfferedDate) {
  await tx
    .update(interviews)
    .set({
      selectedDate: name,
      date: sql`${offers[name]}`,
      inviteSequence: sql`${interviews.inviteSequence} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(interviews.id, interviewId));
}
