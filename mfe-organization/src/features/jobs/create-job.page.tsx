import { accountFailure, useGetMeQuery } from '@ifj/shared-api';
import { FailedState, LoadingState, Page } from '@ifj/shared-ui';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { CreateJob } from './create-job.tsx';

export default function CreateJobPage() {
  const { data: me, error, isFetching, refetch } = useGetMeQuery();
  const organization = me?.organization;
  return (
    <Page title="Create Job" back={{ to: '/dashboard/jobs', label: 'Jobs' }} width="narrow">
      {organization && <CreateJob organization={organization} />}
      {me && !organization && <OrganizationMissing />}
      {!me && !error && <LoadingState label="Loading the form…" look="text" />}
      {!me && error && (
        <FailedState
          {...accountFailure(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
