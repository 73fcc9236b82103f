import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.table.ts';
import { createdAt, id } from './columns.ts';

/**
 * What is stored, or is about to be. A row is written before its bytes, and belongs to no
 * application until the one it came with commits: whatever belongs to none is swept away.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    kind: text({ enum: ['resume', 'internship_letter'] }).notNull(),
    storageKey: text().notNull().unique('files_storage_key_unique'),
    /** As its sender named it, made safe to show. */
    name: text().notNull(),
    contentType: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    /** The running process that stored it; see the claim. */
    storedBy: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('files_kind_known', sql`${table.kind} in ('resume', 'internship_letter')`),
    unique('files_application_kind_unique').on(table.applicationId, table.kind),
    index('files_unattached')
      .on(table.storedBy)
      .where(sql`${table.applicationId} is null`),
  ],
);
