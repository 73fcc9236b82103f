import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Announcement } from '../states/announcer.tsx';
import { LoadingState } from '../states/skeletons.tsx';
import { RetryNotice } from '../states/retry-notice.tsx';
import { FailedState } from '../states/states.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { ListItems, type ListLook } from './list-items.tsx';

/** What a list that is read page by page tells of itself; an infinite query of RTK Query does. */
interface PagedQuery {
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Entry extends { id: string }> {
  query: PagedQuery;
  /** All that is here; undefined until the first page has come. */
  entries: readonly Entry[] | undefined;
  /** What is said when the first page does not come: the specified words, and the reason. */
  failure: { title: string; reason: string | undefined };
  /** "Loading jobs…" */
  loadingText: string;
  /** "No more jobs" */
  endText: string;
  /** What stands where there are none. */
  empty: ReactNode;
  look?: ListLook;
  /** Draws one entry. */
  children: (entry: Entry) => ReactNode;
}

/** A list from its first page to its last, with what stands there while there is none. */
export function PagedList<Entry extends { id: string }>({
  query,
  entries,
  failure,
  loadingText,
  endText,
  empty,
  look = 'cards',
  children,
}: PagedListProps<Entry>) {
  if (entries === undefined && query.isError) {
    return (
      <FailedState
        title={failure.title}
        text={failure.reason}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (entries === undefined) return <LoadingState look={look} label={loadingText} />;
  const isOutdated = query.isError && !query.isFetchNextPageError;
  return (
    <Stack gap={2}>
      {isOutdated && (
        <RetryNotice retrying={query.isFetching} onRetry={() => void query.refetch()}>
          {failure.title} {failure.reason}
        </RetryNotice>
      )}
      {entries.length === 0 ? (
        <>
          <Announcement text="0 shown" />
          {empty}
        </>
      ) : (
        <InfiniteList
          count={entries.length}
          hasMore={query.hasNextPage}
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
          endText={endText}
        >
          <ListItems look={look}>
            {entries.map((entry) => (
              <li key={entry.id}>{children(entry)}</li>
            ))}
          </ListItems>
        </InfiniteList>
      )}
    </Stack>
  );
}
