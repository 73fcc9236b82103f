import { jobStates, useSession, type JobState } from '@ifj/shared-api';
import { Page } from '@ifj/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { CreateJobLink } from './create-job-link.tsx';
import { JobTabs } from './job-tabs.tsx';

export default function JobListPage() {
  const { roleSpecificId } = useSession();
  const [search, setSearch] = useSearchParams();
  const state = jobStates.find(({ value }) => value === search.get('tab'))?.value ?? 'active';

  return (
    <Page title="Jobs" actions={<CreateJobLink />}>
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
