import { accountFailure, useGetMeQuery, useSession } from '@ifj/shared-api';
import { FailedState, LoadingState, Page, PleaseLogInState } from '@ifj/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { editOriginOf } from './edit-origin.ts';
import { EditProfile } from './edit-profile.tsx';
import { OwnAccount } from './own-account.tsx';
import { ProfileView } from './profile-view.tsx';

export default function ProfilePage() {
  const { userId } = useSession();
  const me = useGetMeQuery(undefined, { skip: userId === null });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const origin = editOriginOf(location);
  const hasEnded = endedAt === location.key;
  const isEditing = search.has('edit') && !hasEnded;

  // The form has gone by then: it holds back whoever goes back with something unsaved.
  useEffect(() => {
    if (hasEnded) void navigate(-1);
  }, [hasEnded, navigate]);

  function endEditing() {
    if (origin.isBefore) setEndedAt(location.key);
    else void navigate(origin.to, { replace: true });
  }

  return (
    <Page
      title={isEditing ? 'Edit profile' : 'Profile'}
      {...(isEditing && { back: origin })}
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
    const { student, email } = me.data;
    if (!student) return <FailedState title="User not found" />;
    if (isEditing) return <EditProfile student={student} onEnd={endEditing} />;
    return (
      <>
        <ProfileView student={student} email={email} />
        <OwnAccount />
      </>
    );
  }
}
