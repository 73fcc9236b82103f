import { useMarkRead, type Notification } from '@ifj/shared-api';
import { NotificationCard } from '@ifj/shared-ui';

/** One notification; going where it leads makes it read, and so does its button. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, title, message, created_at: at, read, link } = notification;
  return <NotificationCard {...{ title, message, at, read }} to={link} onRead={useMarkRead(id)} />;
}
