import { describeError, entriesOf, useNotificationList } from '@ifj/shared-api';
import { EmptyState, LinkButton, PagedList } from '@ifj/shared-ui';
import { NotificationItem } from './notification-item.tsx';

/** What a student was told, newest first, page by page. */
export function NotificationResults({ userId }: { userId: string }) {
  const list = useNotificationList(userId);
  return (
    <PagedList
      look="column"
      query={list}
      entries={entriesOf(list.currentData, (page) => page.notifications)}
      failure={{
        title: 'The notifications could not be loaded.',
        reason: list.error && describeError(list.error).message,
      }}
      loadingText="Loading notifications…"
      endText="No more notifications"
      empty={
        <EmptyState
          title="No notifications available at the moment."
          text="You hear here when your applications are opened, decided or invited to an interview."
          action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
        />
      }
    >
      {(notification) => <NotificationItem notification={notification} />}
    </PagedList>
  );
}
