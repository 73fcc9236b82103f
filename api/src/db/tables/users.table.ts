import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed. */
    email: text().notNull().unique('users_email_unique'),
    role: text({ enum: ['student', 'organization', 'operator'] }).notNull(),
    /** Since when the address is known to be its owner's: a provider or a link in a mail has shown it. */
    emailProvenAt: moment(),
    /** argon2id, PHC string; null for whoever signs in by way of a provider alone. */
    passwordHash: text(),
    suspendedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    check('users_role_known', sql`${table.role} in ('student', 'organization', 'operator')`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
