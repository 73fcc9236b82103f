import { describeError, type ApplicationStatus } from '@ifj/shared-api';
import { EmptyState, LinkButton, PagedList } from '@ifj/shared-ui';
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

  return (
    <PagedList
      query={list}
      entries={list.currentData?.pages.flatMap((page) => page.applications.data)}
      failure={{
        title: 'Failed to load applications. Please try again later.',
        reason: list.error && describeError(list.error).message,
      }}
      loadingText="Loading applications…"
      endText="No more applications"
      empty={
        <EmptyState
          title="No applications match the selected filter."
          action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
        />
      }
    >
      {(application) => <ApplicationCard application={application} />}
    </PagedList>
  );
}
