import { describeError, useGetMeQuery } from '@ifj/shared-api';
import { FailedState, LoadingState, Page } from '@ifj/shared-ui';
import { CreateJob } from './create-job.tsx';

export default function CreateJobPage() {
  const { data: me, error, isFetching, refetch } = useGetMeQuery();
  const organization = me?.organization;
  return (
    <Page title="Create Job" back={{ to: '/dashboard/jobs', label: 'Jobs' }} width="narrow">
      {organization && <CreateJob organization={organization} />}
      {me && !organization && <FailedState title="Organization ID not found." />}
      {!me && !error && <LoadingState label="Loading the form…" look="text" />}
      {!me && error && (
        <FailedState
          title="Failed to fetch user data"
          text={describeError(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
