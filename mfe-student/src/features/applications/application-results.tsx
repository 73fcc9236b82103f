import { describeError, type ApplicationStatus } from '@ifj/shared-api';
import {
  Announcement,
  CardList,
  EmptyState,
  FailedState,
  InfiniteList,
  LinkButton,
  LoadingState,
} from '@ifj/shared-ui';
import { useListStudentApplicationsInfiniteQuery } from '../../generated/operations.ts';
import { ApplicationCard } from './application-card.tsx';

interface ApplicationResultsProps {
  userId: string;
  /** The statuses shown; those named first stand first. */
  statuses: readonly ApplicationStatus[];
}

/** The student's own applications of some statuses, page by page. */
export function ApplicationResults({ userId, statuses }: ApplicationResultsProps) {
  const list = useListStudentApplicationsInfiniteQuery({ userId, status: statuses.join(',') });

  if (list.currentData === undefined && list.isError) {
    return (
      <FailedState
        title="Failed to load applications. Please try again later."
        text={describeError(list.error).message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.currentData === undefined) return <LoadingState label="Loading applications…" />;

  const applications = list.currentData.pages.flatMap((page) => page.applications.data);
  if (applications.length === 0) {
    return (
      <>
        <Announcement text="0 shown" />
        <EmptyState
          title="No applications match the selected filter."
          action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
        />
      </>
    );
  }

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
