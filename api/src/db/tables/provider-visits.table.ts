import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Browsers that were sent to a provider and are expected back, each once. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    /** SHA-256 of the state, which comes back with the browser. */
    stateHash: bytes().primaryKey(),
    /** SHA-256 of what the browser keeps in its cookie. */
    browserHash: bytes().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The page that the person came from. */
    returnTo: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('provider_visits_expiry').on(table.expiresAt)],
);
