import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.table.ts';
import { createdAt, id, moment } from './columns.ts';
import { organizations } from './organizations.table.ts';

/** The three moments an invitation offers, by their names on the wire. */
export const offeredDates = ['date', 'alt_date_1', 'alt_date_2'] as const;
export type OfferedDate = (typeof offeredDates)[number];

/** An application has at most one interview; arranging it again changes the row. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .unique('interviews_application_unique')
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The application's organization, which never changes. */
    orgId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** When it takes place: the first date offered, until the student chooses another. */
    date: moment().notNull(),
    firstOffer: moment().notNull(),
    firstAlternative: moment().notNull(),
    secondAlternative: moment().notNull(),
    /** What the student chose of the three; null until then, and again after rescheduling. */
    selectedDate: text({ enum: offeredDates }),
    /** IANA name: the zone in which the interview's day begins and ends. */
    timezone: text().notNull(),
    meetLink: text().notNull(),
    /** SEQUENCE of the latest iCalendar invite; rises with each that is sent. */
    inviteSequence: integer().notNull().default(0),
    cancelledAt: moment(),
    /**
     * Whether it stands in the organization's tabs: no longer once it was called off or its
     * applicant accepted.
     */
    listed: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check(
      'interviews_selected_date_known',
      sql`${table.selectedDate} in ('date', 'alt_date_1', 'alt_date_2')`,
    ),
    // With the zone in it, the day of an interview is known without reading the row.
    index('interviews_organization_day').on(
      table.orgId,
      table.listed,
      table.date,
      table.id,
      table.timezone,
    ),
  ],
);
