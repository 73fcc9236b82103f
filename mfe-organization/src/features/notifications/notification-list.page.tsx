import { useSession } from '@ifj/shared-api';
import { Page, PleaseLogInState } from '@ifj/shared-ui';
import { NotificationResults } from './notification-results.tsx';

export default function NotificationListPage() {
  const { userId } = useSession();
  return (
    <Page title="Notifications" width="normal">
      {userId === null ? (
        <PleaseLogInState title="User ID not found. Please log in again." />
      ) : (
        <NotificationResults userId={userId} />
      )}
    </Page>
  );
}
