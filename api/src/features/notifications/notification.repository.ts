import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { after, exactMoment, type Position } from '../../db/keyset.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { notifications } from '../../db/tables/notifications.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { interviewColumns } from '../interviews/interview-columns.ts';

/** The one place that says what is read of a notification; the caller adds which and how many. */
function selectNotifications(db: Queryable) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      title: notifications.title,
      message: notifications.message,
      link: notifications.link,
      standing: applications.status,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
      exactCreatedAt: exactMoment(notifications.createdAt),
      interview: interviewColumns,
    })
    .from(notifications)
    .leftJoin(interviews, eq(interviews.id, notifications.interviewId))
    .leftJoin(applications, eq(applications.id, notifications.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(organizations, eq(organizations.id, applications.orgId))
    .$dynamic();
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

export async function selectNotification(db: Queryable, id: string) {
  const [row] = await selectNotifications(db).where(eq(notifications.id, id));
  return row;
}

/** What a person was told, newest first, from after `position`; at most `count`. */
export async function selectNotificationPage(
  db: Queryable,
  userId: string,
  { position, count }: { position: Position | null; count: number },
) {
  const rest = position && after(notifications.createdAt, notifications.id, position);
  return selectNotifications(db)
    .where(and(eq(notifications.userId, userId), rest ?? undefined))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(count);
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  return db.$count(
    notifications,
    and(eq(notifications.userId, userId), isNull(notifications.readAt)),
  );
}

/** Marks a person's notification; the moment of first reading stays. @returns whether it is theirs. */
export async function updateRead(db: Queryable, userId: string, id: string, read: boolean) {
  const marked = await db
    .update(notifications)
    .set({ readAt: read ? sql`coalesce(${notifications.readAt}, now())` : null })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

/** Earlier invitations to an interview offer no dates any more. */
export async function forgetInvitations(tx: Transaction, interviewId: string) {
  await tx
    .update(notifications)
    .set({ interviewId: null })
    .where(eq(notifications.interviewId, interviewId));
}
