import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Which files of a student were taken by organizations that have left since; see the downloads. */
export const pastDownloads = pgTable(
  'past_downloads',
  {
    id: id(),
    /** The student's account. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    kind: text({ enum: ['resume', 'internship_letter'] }).notNull(),
    at: moment().notNull(),
    lastAt: moment().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    check('past_downloads_kind_known', sql`${table.kind} in ('resume', 'internship_letter')`),
    index('past_downloads_user').on(table.userId, table.at, table.id),
  ],
);
