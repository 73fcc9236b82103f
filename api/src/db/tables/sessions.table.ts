import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.table.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is kept by its holder alone. */
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** Not later than this, however busy the session is. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
