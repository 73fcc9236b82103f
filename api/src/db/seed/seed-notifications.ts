import type { NewNotification } from '../../features/notifications/notify.ts';
import type { Transaction } from '../client.ts';
import { notifications } from '../tables/notifications.table.ts';
import { ago, day, hour, later } from './seed-moments.ts';

/** Something that a person was told, and when. */
export interface Told {
  notification: NewNotification;
  at: Date;
}

/** Stores what people were told; they have read all but that of the last two days. */
export async function seedNotifications(tx: Transaction, told: readonly Told[]): Promise<void> {
  const lastRead = ago(2 * day);
  await tx.insert(notifications).values(
    told.map(({ notification, at }) => ({
      ...notification,
      createdAt: at,
      readAt: at < lastRead ? later(at, hour) : null,
    })),
  );
}
