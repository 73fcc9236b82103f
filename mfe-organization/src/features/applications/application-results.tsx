import { describeError, entriesOf } from '@ifj/shared-api';
import { LinkButton, NotFoundState, PagedList } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useListOrganizationApplicationsInfiniteQuery } from '../../generated/operations.ts';
import { ApplicationCard } from './application-card.tsx';
import { applicationsFailed } from './applications-failed.ts';

interface ApplicationResultsProps {
  orgId: string;
  /** Only applications for this job. */
  jobId?: string;
  /** What stands where there are none. */
  empty: ReactNode;
}

/** Whether the list is of a job that the organization does not have, or of no job at all. */
function isOfNoJob(error: unknown): boolean {
  const { status, fields } = describeError(error);
  return status === 404 || (status === 400 && 'job_id' in fields);
}

/** Received applications, page by page; students move them, so they are looked at again. */
export function ApplicationResults({ orgId, jobId, empty }: ApplicationResultsProps) {
  const list = useListOrganizationApplicationsInfiniteQuery(
    { orgId, ...(jobId !== undefined && { jobId }) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );

  if (jobId !== undefined && isOfNoJob(list.error)) {
    return (
      <NotFoundState
        title="There is nothing to show for this job"
        text="It may not be one of yours, or the address may be mistyped."
        action={<LinkButton to="/dashboard/jobs">Go to jobs</LinkButton>}
      />
    );
  }
  return (
    <PagedList
      query={list}
      entries={entriesOf(list.currentData, (page) => page.applications)}
      failure={{
        title: applicationsFailed,
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
