import { accountFailure, useGetMeQuery, useSession } from '@ifj/shared-api';
import { FailedState, LoadingState, Page, PleaseLogInState } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { EditProfile } from './edit-profile.tsx';
import { OwnAccount } from './own-account.tsx';
import { ProfileView } from './profile-view.tsx';

export default function ProfilePage() {
  const { userId } = useSession();
  const me = useGetMeQuery(undefined, { skip: userId === null });
  const [search, setSearch] = useSearchParams();
  const isEditing = search.has('edit');
  const stopEditing = () => {
    setSearch({}, { replace: true });
  };

  return (
    <Page
      title={isEditing ? 'Edit profile' : 'Profile'}
      {...(isEditing && { back: { to: '/dashboard/profile', label: 'Profile' } })}
      width={isEditing ? 'narrow' : 'normal'}
    >
      {content()}
    </Page>
  );

  function content(): ReactNode {
    if (userId === null) {
      return <PleaseLogInState title="User ID not found. Please log in again." />;
    }
    if (!me.data && me.error) {
      return (
        <FailedState
          {...accountFailure(me.error)}
          retrying={me.isFetching}
          onRetry={() => void me.refetch()}
        />
      );
    }
    if (!me.data) return <LoadingState label="Loading your profile…" look="text" />;
    const { organization, email } = me.data;
    if (!organization) return <OrganizationMissing />;
    if (isEditing) return <EditProfile organization={organization} onEnd={stopEditing} />;
    return (
      <>
        <ProfileView organization={organization} email={email} />
        <OwnAccount />
      </>
    );
  }
}
