import { applicationTabs, useSession } from '@ifj/shared-api';
import { Page, PleaseLogInState } from '@ifj/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { ApplicationTabs } from './application-tabs.tsx';

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
        <ApplicationTabs
          userId={userId}
          tab={tab}
          onChange={(value) => {
            setSearch({ tab: value }, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
