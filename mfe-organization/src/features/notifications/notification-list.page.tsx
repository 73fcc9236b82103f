import { useSession } from '@ifj/shared-api';
import { FailedState, LinkButton, Page } from '@ifj/shared-ui';
import { NotificationResults } from './notification-results.tsx';

export default function NotificationListPage() {
  const { userId } = useSession();
  return (
    <Page title="Notifications" width="normal">
      {userId === null ? (
        <FailedState
          title="User ID not found. Please log in again."
          action={<LinkButton to="/login">Log in</LinkButton>}
        />
      ) : (
        <NotificationResults userId={userId} />
      )}
    </Page>
  );
}
