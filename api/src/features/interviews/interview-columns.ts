import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import type { ApplicationStatus } from '../applications/lifecycle.ts';

/** By the day in the interview's own zone: to come, today, or past. */
export const interviewCategories = ['pending', 'active', 'completed'] as const;
export type InterviewCategory = (typeof interviewCategories)[number];

/** Wall-clock time of a moment in the interview's zone, as the wire has it. */
export const inItsZone = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone ${interviews.timezone}, 'YYYY-MM-DD HH24:MI')`;

const day = (moment: SQL | PgColumn) => sql`(${moment} at time zone ${interviews.timezone})::date`;
const itsDay = day(interviews.date);
const today = day(sql`now()`);

export const isCompleted = sql<boolean>`(${itsDay} < ${today})`;
export const isToday = sql<boolean>`(${itsDay} = ${today})`;

const category = sql<InterviewCategory>`case
  when ${isCompleted} then 'completed' when ${isToday} then 'active' else 'pending' end`;

const lastOffer = sql`greatest(${interviews.firstOffer},
  ${interviews.firstAlternative}, ${interviews.secondAlternative})`;

/**
 * Whether it can still take place. While nothing is chosen the first date holds, and one of the
 * others can be chosen until its day is over.
 */
export const isComing = sql<boolean>`(not ${isCompleted} and
  case when ${interviews.selectedDate} is null then ${lastOffer} else ${interviews.date} end > now())`;

/** Whether the student can still choose one of the dates offered. */
const isOpen = sql<boolean>`(${applications.status} = 'Interview'
  and ${interviews.cancelledAt} is null and ${interviews.selectedDate} is null and ${isComing})`;

/** What is read of an interview, wherever it stands; application, job, organization must be joined. */
export const interviewColumns = {
  id: interviews.id,
  applicationId: interviews.applicationId,
  startsAt: interviews.date,
  firstOfferAt: interviews.firstOffer,
  firstAlternativeAt: interviews.firstAlternative,
  secondAlternativeAt: interviews.secondAlternative,
  date: inItsZone(interviews.date),
  firstOffer: inItsZone(interviews.firstOffer),
  firstAlternative: inItsZone(interviews.firstAlternative),
  secondAlternative: inItsZone(interviews.secondAlternative),
  selectedDate: interviews.selectedDate,
  timezone: interviews.timezone,
  meetLink: interviews.meetLink,
  cancelledAt: interviews.cancelledAt,
  inviteSequence: interviews.inviteSequence,
  // Columns of other tables would hide that there is no interview.
  status: sql<ApplicationStatus>`${applications.status}`,
  jobTitle: sql<string>`${jobs.jobTitle}`,
  companyName: sql<string>`${organizations.companyName}`,
  category,
  isOpen,
};
