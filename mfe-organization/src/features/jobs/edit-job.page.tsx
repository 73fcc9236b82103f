import { useSession, useViewJobQuery } from '@ifj/shared-api';
import { LoadingState, Page } from '@ifj/shared-ui';
import { useParams } from 'react-router-dom';
import { EditJob } from './edit-job.tsx';
import { JobGone, JobProblem } from './job-problem.tsx';

export default function EditJobPage() {
  const { id = '' } = useParams();
  const { roleSpecificId } = useSession();
  const { currentData: data, error, isFetching, refetch } = useViewJobQuery({ id });
  const job = data?.job;
  const isOwn = job?.org_id === roleSpecificId;
  return (
    <Page title="Edit Job" back={{ to: '/dashboard/jobs', label: 'Jobs' }} width="narrow">
      {job && isOwn && <EditJob key={job.id} job={job} />}
      {job && !isOwn && <JobGone />}
      {!job && !error && <LoadingState label="Loading the job…" look="text" />}
      {!job && error && (
        <JobProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
