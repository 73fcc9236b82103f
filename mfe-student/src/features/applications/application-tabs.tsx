import { applicationTabs, entriesOf, failureReason, type ApplicationTab } from '@ifj/shared-api';
import { loadDialog, PagedList, StateTabs, useFocusAfterRemoval } from '@ifj/shared-ui';
import { useState } from 'react';
import {
  useListStudentApplicationsInfiniteQuery,
  type Application,
} from '../../generated/operations.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationEmptyTab } from './application-empty-tab.tsx';

const failed = 'Failed to load applications. Please try again later.';

const WithdrawDialog = loadDialog(
  async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog,
);

interface ApplicationTabsProps {
  userId: string;
  tab: (typeof applicationTabs)[number];
  onChange: (tab: ApplicationTab) => void;
}

/** The student's own applications by status; organizations move them, so they are looked at again. */
export function ApplicationTabs({ userId, tab, onChange }: ApplicationTabsProps) {
  const [asked, setAsked] = useState<Application | null>(null);
  // The statuses that are named first stand first.
  const list = useListStudentApplicationsInfiniteQuery(
    { userId, status: tab.statuses.join(',') },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const applications = entriesOf(list.currentData, (page) => page.applications.data);
  // An open dialog counts as endless: once it closes, the button that opened it may be gone.
  const place = useFocusAfterRemoval({
    name: tab.value,
    length: asked === null ? (applications?.length ?? 0) : Infinity,
  });

  return (
    <div ref={place}>
      <StateTabs<ApplicationTab>
        label="Applications by status"
        items={applicationTabs}
        value={tab.value}
        onChange={onChange}
      >
        <PagedList
          query={list}
          entries={applications}
          failure={{ title: failed, reason: list.error && failureReason(list.error, failed) }}
          loadingText="Loading applications…"
          endText="No more applications"
          empty={<ApplicationEmptyTab userId={userId} tab={tab.value} onChange={onChange} />}
        >
          {(application) => (
            <ApplicationCard
              application={application}
              onWithdraw={() => {
                setAsked(application);
              }}
            />
          )}
        </PagedList>
      </StateTabs>
      {asked && (
        <WithdrawDialog
          application={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
