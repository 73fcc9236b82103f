import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** How often something was tried in the running window, by account or by address. */
export const tries = pgTable(
  'tries',
  {
    kind: text().notNull(),
    /** SHA-256 of the account's address, the client's address or both: neither is kept here. */
    subject: bytes().notNull(),
    startedAt: moment()
      .notNull()
      .default(sql`now()`),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('tries_started').on(table.startedAt),
  ],
);
