import { describeError } from '@ifj/shared-api';
import { PagedList } from '@ifj/shared-ui';
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

/** Received applications, page by page; students move them, so they are looked at again. */
export function ApplicationResults({ orgId, jobId, empty }: ApplicationResultsProps) {
  const list = useListOrganizationApplicationsInfiniteQuery(
    { orgId, ...(jobId !== undefined && { jobId }) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );

  return (
    <PagedList
      query={list}
      entries={list.currentData?.pages.flatMap((page) => page.applications)}
      failure={{
        title: 'Error fetching Applications:',
        reason: list.error && describeError(list.error).message,
      }}
      loadingText="Loading applications…"
      endText="No more applications"
      empty={empty}
    >
      {(application) => <ApplicationCard application={application} />}
    </PagedList>
  );
}
