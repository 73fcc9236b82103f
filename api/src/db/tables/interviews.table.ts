import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.table.ts';
import { createdAt, id, moment } from './columns.ts';

/** An application has at most one interview; arranging it again changes the row. */
export const interviews = pgTable('interviews', {
  id: id(),
  applicationId: uuid()
    .notNull()
    .unique('interviews_application_unique')
    .references(() => applications.id, { onDelete: 'cascade' }),
  date: moment().notNull(),
  firstAlternative: moment().notNull(),
  secondAlternative: moment().notNull(),
  /** IANA name: the zone in which the interview's day begins and ends. */
  timezone: text().notNull(),
  meetLink: text().notNull(),
  cancelledAt: moment(),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
});
