import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { applicationStatuses } from '../../features/applications/lifecycle.ts';
import { createdAt, id, moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { organizations } from './organizations.table.ts';
import { users } from './users.table.ts';

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The student's account. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The job's organization, which never changes. */
    orgId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    status: text({ enum: applicationStatuses }).notNull(),
    coverLetter: text().notNull(),
    /** What the form that was sent called itself; the same key gets the same answer. */
    idempotencyKey: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check(
      'applications_status_known',
      sql`${table.status} in ('Applied', 'Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn', 'Open')`,
    ),
    unique('applications_job_user_unique').on(table.jobId, table.userId),
    unique('applications_user_key_unique').on(table.userId, table.idempotencyKey),
    index('applications_user_newest').on(table.userId, table.createdAt, table.id),
    index('applications_organization_newest').on(table.orgId, table.createdAt, table.id),
    index('applications_job_newest').on(table.jobId, table.createdAt, table.id),
  ],
);
