import { useListNotificationsInfiniteQuery } from '../generated/operations.ts';

/** How often new ones are looked for while the list is in view, in milliseconds. */
const lookEvery = 60_000;

/**
 * What a person was told, newest first, page by page; looked at again whenever it comes into view
 * and every minute while it is.
 */
export function useNotificationList(userId: string) {
  return useListNotificationsInfiniteQuery(
    { userId },
    {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      pollingInterval: lookEvery,
      skipPollingIfUnfocused: true,
    },
  );
}
