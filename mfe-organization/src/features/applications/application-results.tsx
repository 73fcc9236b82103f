import { describeError } from '@ifj/shared-api';
import { CardList, FailedState, InfiniteList, LoadingState } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useListOrganizationApplicationsInfiniteQuery } from '../../generated/operations.ts';
import { ApplicationCard } from './application-card.tsx';

interface ApplicationResultsProps {
  orgId: string;
  /** Only applications for this job. */
  jobId?: string;
  /** What stands where there are none. */
  empty: ReactNode;
}

/** Received applications, page by page. */
export function ApplicationResults({ orgId, jobId, empty }: ApplicationResultsProps) {
  const list = useListOrganizationApplicationsInfiniteQuery({
    orgId,
    ...(jobId !== undefined && { jobId }),
  });

  if (list.currentData === undefined && list.isError) {
    return (
      <FailedState
        title="Error fetching Applications:"
        text={describeError(list.error).message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.currentData === undefined) return <LoadingState label="Loading applications…" />;

  const applications = list.currentData.pages.flatMap((page) => page.applications);
  if (applications.length === 0) return empty;

  return (
    <InfiniteList
      count={applications.length}
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
      endText="No more applications"
    >
      <CardList>
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </CardList>
    </InfiniteList>
  );
}
