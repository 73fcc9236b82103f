import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Where an account has signed in from, so that guesses from elsewhere do not lock it out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client's address. */
    address: bytes().notNull(),
    lastSignInAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);
