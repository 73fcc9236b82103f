import { applicationTabs, useSession, type ApplicationTab } from '@ifj/shared-api';
import { Page, PleaseLogInState, StateTabs } from '@ifj/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { ApplicationResults } from './application-results.tsx';

const [firstTab] = applicationTabs;

export default function ApplicationListPage() {
  const { userId } = useSession();
  const [search, setSearch] = useSearchParams();
  const tab = applicationTabs.find(({ value }) => value === search.get('tab')) ?? firstTab;

  return (
    <Page title="Applications">
      {userId === null ? (
        <PleaseLogInState />
      ) : (
        <StateTabs<ApplicationTab>
          label="Applications by status"
          items={applicationTabs}
          value={tab.value}
          onChange={(value) => {
            setSearch({ tab: value }, { replace: true });
          }}
        >
          <ApplicationResults userId={userId} statuses={tab.statuses} />
        </StateTabs>
      )}
    </Page>
  );
}
