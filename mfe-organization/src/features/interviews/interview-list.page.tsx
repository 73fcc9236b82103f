import { interviewCategories, useSession } from '@ifj/shared-api';
import { Page } from '@ifj/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { InterviewTabs } from './interview-tabs.tsx';

export default function InterviewListPage() {
  const { roleSpecificId } = useSession();
  const [search, setSearch] = useSearchParams();
  const category =
    interviewCategories.find(({ value }) => value === search.get('tab'))?.value ?? 'pending';

  return (
    <Page title="Interviews">
      {roleSpecificId === null ? (
        <OrganizationMissing />
      ) : (
        <InterviewTabs
          orgId={roleSpecificId}
          category={category}
          onChange={(tab) => {
            setSearch({ tab }, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
