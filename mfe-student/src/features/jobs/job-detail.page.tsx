import { describeError, rememberJob, useViewJobQuery } from '@ifj/shared-api';
import { FailedState, LoadingState, NotFoundState, LinkButton, Page } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { JobDetail } from './job-detail.tsx';

const back = { to: '/dashboard/jobs', label: 'Jobs' };

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useViewJobQuery({ id });
  const job = data?.job;

  useEffect(() => {
    if (job) rememberJob(job.id);
  }, [job]);

  if (job) {
    return (
      <Page title={job.job_title} back={back} width="normal">
        <JobDetail job={job} />
      </Page>
    );
  }
  const problem = error && describeError(error);
  return (
    <Page title="Job" back={back} width="normal">
      {!problem && <LoadingState label="Loading the job…" look="text" />}
      {problem?.status === 404 && (
        <NotFoundState
          title="This job is no longer available"
          text="It may have been removed, or the address may be mistyped."
          action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
        />
      )}
      {problem && problem.status !== 404 && (
        <FailedState
          title="Failed to fetch jobs. Please try again."
          text={problem.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
