import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applicationStatuses } from '../../features/applications/lifecycle.ts';
import { applications } from './applications.table.ts';
import { id, moment } from './columns.ts';

/** Every status an application has had, the present one last. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text({ enum: applicationStatuses }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('application_history_application').on(table.applicationId, table.at)],
);
