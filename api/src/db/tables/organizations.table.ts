import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique('organizations_user_unique')
      .references(() => users.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    companyState: text().notNull(),
    companyStreetAddress: text().notNull(),
    phone: text().notNull(),
    companyCacNumber: text().notNull(),
    interviewLink: text(),
    /** IANA name. */
    timezone: text().notNull().default('Africa/Lagos'),
    /** Approved is what the wire calls verified. */
    verification: text({ enum: ['pending', 'approved', 'refused'] })
      .notNull()
      .default('pending'),
    refusalReason: text(),
    /** When the organization last asked to be approved. */
    submittedAt: moment().notNull().defaultNow(),
    /** When it last changed what it had handed in, while that waited for a decision. */
    amendedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'organizations_verification_known',
      sql`${table.verification} in ('pending', 'approved', 'refused')`,
    ),
    index('organizations_submitted').on(table.submittedAt, table.id),
    index('organizations_verification_submitted').on(
      table.verification,
      table.submittedAt,
      table.id,
    ),
    index('organizations_cac_number').on(table.companyCacNumber),
    index('organizations_name').on(sql`lower(${table.companyName})`),
    index('organizations_name_parts').using('gin', table.companyName.op('gin_trgm_ops')),
  ],
);
