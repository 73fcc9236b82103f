import { rememberJob, useViewJobQuery } from '@ifj/shared-api';
import { LoadingState, Page } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { CreateJobLink } from './create-job-link.tsx';
import { JobDetail } from './job-detail.tsx';
import { JobProblem } from './job-problem.tsx';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useViewJobQuery({ id });
  const job = data?.job;

  useEffect(() => {
    if (job) rememberJob(job.id);
  }, [job]);

  return (
    <Page
      title={job?.job_title ?? 'Job'}
      back={{ to: '/dashboard/jobs', label: 'Jobs' }}
      width="normal"
      actions={<CreateJobLink tone="secondary" />}
    >
      {job && <JobDetail job={job} />}
      {!job && !error && <LoadingState label="Loading the job…" look="text" />}
      {!job && error && (
        <JobProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
