import { choiceOfStipend, describeError, useViewJobQuery } from '@ifj/shared-api';
import { FailedState, LinkButton, LoadingState, NotFoundState, Page } from '@ifj/shared-ui';
import { useParams } from 'react-router-dom';
import { EditJob } from './edit-job.tsx';
import { valuesOf } from './job.schema.ts';

export default function EditJobPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useViewJobQuery({ id });
  const job = data?.job;
  const problem = error && describeError(error);
  return (
    <Page title="Edit Job" back={{ to: '/dashboard/jobs', label: 'Jobs' }} width="narrow">
      {job && (
        <EditJob key={job.id} job={job} stored={valuesOf(job, choiceOfStipend(job.stipend))} />
      )}
      {!job && !problem && <LoadingState label="Loading the job…" look="text" />}
      {!job && problem?.status === 404 && (
        <NotFoundState
          title="This job is no longer available"
          text="It may have been deleted, or the address may be mistyped."
          action={<LinkButton to="/dashboard/jobs">Go to jobs</LinkButton>}
        />
      )}
      {!job && problem && problem.status !== 404 && (
        <FailedState
          title="Failed to fetch jobs. Please try again later."
          text={problem.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
