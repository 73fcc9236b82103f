import {
  describeError,
  failureReason,
  rememberJob,
  useListedJob,
  useViewJobQuery,
} from '@ifj/shared-api';
import { FailedState, LoadingState, Page, RetryNotice, Stack } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { JobDetail } from './job-detail.tsx';
import { JobGone } from './job-gone.tsx';
import { wayBackOf } from './way-back.ts';

const failed = 'Failed to fetch jobs. Please try again.';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const back = wayBackOf(useLocation(), { to: '/dashboard/jobs', label: 'Jobs' });
  const view = useViewJobQuery({ id }, { refetchOnMountOrArgChange: true });
  const listed = useListedJob(id);
  const problem = view.error && describeError(view.error);
  const isGone = problem?.status === 404;
  const job = isGone ? undefined : (view.currentData?.job ?? listed);
  const shownId = job?.id;

  useEffect(() => {
    if (shownId !== undefined) rememberJob(shownId);
  }, [shownId]);

  if (job) {
    return (
      <Page title={job.job_title} back={back} width="normal">
        <Stack gap={2}>
          {problem && (
            <RetryNotice retrying={view.isFetching} onRetry={() => void view.refetch()}>
              {failed}
            </RetryNotice>
          )}
          <JobDetail job={job} />
        </Stack>
      </Page>
    );
  }
  return (
    <Page title="Job" back={back} width="normal">
      {!problem && <LoadingState label="Loading the job…" look="text" />}
      {isGone && <JobGone />}
      {problem && !isGone && (
        <FailedState
          title={failed}
          text={failureReason(view.error, failed)}
          retrying={view.isFetching}
          onRetry={() => void view.refetch()}
        />
      )}
    </Page>
  );
}
