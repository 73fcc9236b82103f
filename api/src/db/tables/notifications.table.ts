import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.table.ts';
import { createdAt, id, moment } from './columns.ts';
import { interviews } from './interviews.table.ts';
import { users } from './users.table.ts';

export const notificationKinds = [
  'application-received',
  'application-viewed',
  'application-accepted',
  'application-rejected',
  'application-withdrawn',
  'interview-invitation',
  'interview-cancelled',
  'interview-date-chosen',
  'organization-approved',
  'organization-refused',
  'organization-left',
] as const;

/** What a person is told in the product; mail tells it beside. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** A path of the product, which begins with a slash. */
    link: text().notNull(),
    /** Of what a student was told: their application, to whose tab the link leads. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    /** Of an invitation: the interview whose dates can be chosen from. */
    interviewId: uuid().references(() => interviews.id, { onDelete: 'cascade' }),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_user_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notifications_application').on(table.applicationId),
    index('notifications_interview').on(table.interviewId),
  ],
);
