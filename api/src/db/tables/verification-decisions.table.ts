import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { organizations } from './organizations.table.ts';

/** What operators decided about organizations: never changed, only added to. */
export const verificationDecisions = pgTable(
  'verification_decisions',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    decision: text({ enum: ['approved', 'refused'] }).notNull(),
    reason: text(),
    /** Email of the operator, or the operating system's user and machine that gave the command. */
    decidedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('verification_decisions_known', sql`${table.decision} in ('approved', 'refused')`),
    check(
      'verification_decisions_reasoned',
      sql`${table.decision} = 'approved' or ${table.reason} is not null`,
    ),
    index('verification_decisions_organization').on(table.organizationId, table.createdAt),
  ],
);
