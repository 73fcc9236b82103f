import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Links by which an account's owner chooses another password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token; the token itself stands in the mail alone. */
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When it was used, or another password made it void. */
    endedAt: moment(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);
