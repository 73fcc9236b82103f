import type { Database, Queryable } from '../../db/client.ts';
import { cutPage, readCursor } from '../../db/keyset.ts';
import { notFound } from '../../errors.ts';
import { pageSize } from '../../schema/pages.ts';
import { applicationInterviewAnswer } from '../interviews/interview-answer.ts';
import type { Session } from '../sessions/session.service.ts';
import { linkOf } from './notification-link.ts';
import {
  countUnread,
  selectNotification,
  selectNotificationPage,
  updateRead,
  type NotificationRow,
} from './notification.repository.ts';
import type { NotificationAnswer, NotificationsQueryValues } from './notification.schema.ts';

const notificationAnswer = (row: NotificationRow): NotificationAnswer => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  message: row.message,
  link: linkOf(row),
  created_at: row.createdAt.toISOString(),
  read: row.readAt !== null,
  interview: row.interview && applicationInterviewAnswer(row.interview),
});

/**
 * One page of what the caller was told, newest first, and how much of all of it is unread.
 * @throws 404 if `userId` is not the caller; 400 if the cursor is none of ours.
 */
export async function listNotifications(
  { db }: { db: Queryable },
  session: Session,
  userId: string,
  { cursor, limit = pageSize.usual }: NotificationsQueryValues,
) {
  if (userId !== session.userId) throw notFound();
  const position = cursor ? readCursor(cursor) : null;
  const rows = await selectNotificationPage(db, session.userId, { position, count: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({
    at: row.exactCreatedAt,
    id: row.id,
    first: false,
  }));
  const unread = await countUnread(db, session.userId);
  return { notifications: page.map(notificationAnswer), meta: { next_cursor, unread } };
}

/** Marks a notification as read, or as unread again. @throws 404 if it is not the caller's. */
export async function markNotification(
  { db }: { db: Database },
  session: Session,
  id: string,
  read: boolean,
): Promise<NotificationAnswer> {
  if (!(await updateRead(db, session.userId, id, read))) throw notFound();
  const row = await selectNotification(db, id);
  if (!row) throw notFound();
  return notificationAnswer(row);
}
