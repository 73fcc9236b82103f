import { jobStates, useSession, type JobState } from '@ifj/shared-api';
import { LinkButton, Page } from '@ifj/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { JobTabs } from './job-tabs.tsx';

export default function JobListPage() {
  const { roleSpecificId } = useSession();
  const [search, setSearch] = useSearchParams();
  const state = jobStates.find(({ value }) => value === search.get('tab'))?.value ?? 'active';

  return (
    <Page
      title="Jobs"
      actions={
        <LinkButton to="/dashboard/create-job" icon="create-job">
          Create Job
        </LinkButton>
      }
    >
      {roleSpecificId === null ? (
        <OrganizationMissing />
      ) : (
        <JobTabs
          state={state}
          onChange={(tab: JobState) => {
            setSearch({ tab }, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
