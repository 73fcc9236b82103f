import { useMarkRead, type Notification } from '@ifj/shared-api';
import { NotificationCard } from '@ifj/shared-ui';
import { InterviewInvitation } from '../interviews/interview-invitation.tsx';

/** One notification; an invitation can be answered in its place, which makes it read too. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, title, message, created_at: at, read, link, interview } = notification;
  const markRead = useMarkRead(id);
  return (
    <NotificationCard {...{ title, message, at, read }} to={link} onRead={markRead}>
      {interview && (
        <InterviewInvitation
          interview={interview}
          onChosen={() => {
            if (!read) void markRead();
          }}
        />
      )}
    </NotificationCard>
  );
}
