import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { files } from './files.table.ts';
import { organizations } from './organizations.table.ts';
import { users } from './users.table.ts';

/** Which organization has taken which applicant's file, who of it, and when: within minutes, as one. */
export const fileDownloads = pgTable(
  'file_downloads',
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    orgId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The first of those times. */
    at: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
    times: integer().notNull().default(1),
  },
  (table) => [
    index('file_downloads_file').on(table.fileId, table.at),
    index('file_downloads_organization').on(table.orgId, table.at, table.id),
    index('file_downloads_user').on(table.userId),
  ],
);
