import { describeError, rememberJob, useListedJob, useViewJobQuery } from '@ifj/shared-api';
import { LoadingState, Page, RetryNotice, Stack } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { JobDetail } from './job-detail.tsx';
import { JobProblem } from './job-problem.tsx';
import { jobsFailed } from './jobs-failed.ts';
import { wayBackOf } from '../screen/way-back.ts';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const back = wayBackOf(useLocation(), { to: '/dashboard/jobs', label: 'Jobs' });
  const view = useViewJobQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const listed = useListedJob(id);
  const isGone = view.error !== undefined && describeError(view.error).status === 404;
  const job = isGone ? undefined : (view.currentData?.job ?? listed);
  const shownId = job?.id;

  useEffect(() => {
    if (shownId !== undefined) rememberJob(shownId);
  }, [shownId]);

  if (job) {
    return (
      <Page title={job.job_title} back={back} width="normal">
        <Stack gap={2}>
          {view.error && (
            <RetryNotice retrying={view.isFetching} onRetry={() => void view.refetch()}>
              {jobsFailed}
            </RetryNotice>
          )}
          <JobDetail job={job} />
        </Stack>
      </Page>
    );
  }
  return (
    <Page title="Job" back={back} width="normal">
      {view.error ? (
        <JobProblem
          error={view.error}
          retrying={view.isFetching}
          onRetry={() => void view.refetch()}
        />
      ) : (
        <LoadingState label="Loading the job…" look="text" />
      )}
    </Page>
  );
}
