import { describeError, useListNotificationsInfiniteQuery } from '@ifj/shared-api';
import {
  EmptyState,
  FailedState,
  InfiniteList,
  LinkButton,
  LoadingState,
  Stack,
} from '@ifj/shared-ui';
import { NotificationItem } from './notification-item.tsx';

/** How often new ones are looked for while the list is in view, in milliseconds. */
const lookEvery = 60_000;

/** What a person was told, newest first, page by page. */
export function NotificationResults({ userId }: { userId: string }) {
  const list = useListNotificationsInfiniteQuery(
    { userId },
    {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      pollingInterval: lookEvery,
      skipPollingIfUnfocused: true,
    },
  );

  if (list.currentData === undefined && list.isError) {
    return (
      <FailedState
        title="The notifications could not be loaded."
        text={describeError(list.error).message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.currentData === undefined) return <LoadingState label="Loading notifications…" />;

  const notifications = list.currentData.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0) {
    return (
      <EmptyState
        title="No notifications available at the moment."
        text="You hear here of new applications, chosen interview dates and withdrawals."
        action={<LinkButton to="/dashboard/jobs">See your jobs</LinkButton>}
      />
    );
  }

  return (
    <InfiniteList
      count={notifications.length}
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
      endText="No more notifications"
    >
      <Stack as="ul" gap={1.5}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} />
          </li>
        ))}
      </Stack>
    </InfiniteList>
  );
}
