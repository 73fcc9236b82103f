import { describeError, useMarkNotificationMutation, type Notification } from '@ifj/shared-api';
import { NotificationCard, useToast } from '@ifj/shared-ui';

/** One notification; going where it leads makes it read, and so does its button. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const [mark, { isLoading }] = useMarkNotificationMutation();
  const toast = useToast();
  const { id, title, message, created_at: at, read, link } = notification;

  const markRead = () => mark({ id, body: { read: true } });

  async function markByButton() {
    const { error } = await markRead();
    if (error !== undefined) {
      toast.error('The notification could not be marked as read.', describeError(error).message);
    }
  }

  return (
    <NotificationCard
      title={title}
      message={message}
      at={at}
      read={read}
      to={link}
      marking={isLoading}
      onOpen={() => {
        if (!read) void markRead();
      }}
      onRead={() => void markByButton()}
    />
  );
}
