import { describeError, rememberJob, useSession, useViewJobQuery } from '@ifj/shared-api';
import { LoadingState, Page, RetryNotice, Stack } from '@ifj/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { CreateJobLink } from './create-job-link.tsx';
import { JobDetail } from './job-detail.tsx';
import { JobProblem } from './job-problem.tsx';
import { jobsFailed } from './jobs-failed.ts';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const { roleSpecificId } = useSession();
  const { currentData, error, isFetching, refetch } = useViewJobQuery(
    { id },
    { skip: roleSpecificId === null, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const isGone = describeError(error).status === 404;
  const job = isGone ? undefined : currentData?.job;

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
      {content()}
    </Page>
  );

  function content(): ReactNode {
    if (roleSpecificId === null) return <OrganizationMissing />;
    if (job) {
      return (
        <Stack gap={2}>
          {error && (
            <RetryNotice retrying={isFetching} onRetry={() => void refetch()}>
              {jobsFailed}
            </RetryNotice>
          )}
          <JobDetail job={job} isOwn={job.org_id === roleSpecificId} />
        </Stack>
      );
    }
    if (error) {
      return <JobProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />;
    }
    return <LoadingState label="Loading the job…" look="text" />;
  }
}
