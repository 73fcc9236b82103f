import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Whom a provider has vouched for, until the browser that brought the word makes use of it. */
export const identityProofs = pgTable(
  'identity_proofs',
  {
    /** SHA-256 of the code that the browser shows, beside its cookie. */
    codeHash: bytes().primaryKey(),
    /** SHA-256 of what the browser keeps in its cookie. */
    browserHash: bytes().notNull(),
    /** What the code is for. One for a session is given another, for a registration, if there is no account. */
    purpose: text({ enum: ['session', 'registration'] }).notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Lower case, trimmed; null where the provider does not vouch for it. */
    email: text(),
    fullName: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    check('identity_proofs_purpose_known', sql`${table.purpose} in ('session', 'registration')`),
    index('identity_proofs_expiry').on(table.expiresAt),
  ],
);
