import type { Transaction } from '../../db/client.ts';
import { notifications } from '../../db/tables/notifications.table.ts';

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'kind' | 'title' | 'message' | 'link' | 'applicationId' | 'interviewId'
>;

/** Tells a person something in the product, if and only if the transaction that caused it commits. */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values(notification);
}

/** `notify` for many at once. */
export async function notifyAll(tx: Transaction, rows: NewNotification[]): Promise<void> {
  await tx.insert(notifications).values(rows);
}
