import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.table.ts';

/** When operators suspended accounts and lifted that: never changed, only added to. */
export const accountSuspensions = pgTable(
  'account_suspensions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text({ enum: ['suspended', 'restored'] }).notNull(),
    reason: text().notNull(),
    /** Email of the operator, or the operating system's user and machine that gave the command. */
    decidedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('account_suspensions_known', sql`${table.action} in ('suspended', 'restored')`),
    index('account_suspensions_user').on(table.userId, table.createdAt),
  ],
);
