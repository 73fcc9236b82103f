import { accountFailure, useGetMeQuery, useListLocationsQuery, useSession } from '@ifj/shared-api';
import { FailedState, LoadingState, RetryNotice } from '@ifj/shared-ui';
import { Navigate } from 'react-router-dom';
import { destinationOf, isWaiting } from '../session/destination.ts';
import { CorrectionForm } from './correction.form.tsx';
import { RequestState } from './request-state.tsx';
import { WaitingLayout } from './waiting-layout.tsx';

/** How often the page looks whether the request has been decided, while it is in view; milliseconds. */
const lookEvery = 10_000;

/** Where an organization waits until it is approved, and corrects what was refused. */
export default function UnverifiedCompanyPage() {
  const me = useGetMeQuery(undefined, {
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const { isUnverified } = useSession();
  const locations = useListLocationsQuery();

  // The dashboard lets in whom the session calls verified: what is held of `me` may be older.
  if (me.data && !isWaiting(me.data) && !isUnverified)
    return <Navigate to={destinationOf(me.data)} replace />;
  if (!me.data && me.isError) {
    return (
      <WaitingLayout>
        <FailedState
          {...accountFailure(me.error)}
          onRetry={() => void me.refetch()}
          retrying={me.isFetching}
        />
      </WaitingLayout>
    );
  }
  if (me.data && !me.data.organization) {
    return (
      <WaitingLayout>
        <FailedState
          title="Organization ID not found."
          onRetry={() => void me.refetch()}
          retrying={me.isFetching}
        />
      </WaitingLayout>
    );
  }
  if (!me.data?.organization) {
    return (
      <WaitingLayout>
        <LoadingState look="text" />
      </WaitingLayout>
    );
  }
  const { organization } = me.data;
  return (
    <WaitingLayout refused={organization.verification === 'refused'}>
      <RequestState organization={organization} />
      {locations.error !== undefined && (
        <RetryNotice onRetry={() => void locations.refetch()} retrying={locations.isFetching}>
          The list of states could not be loaded.
        </RetryNotice>
      )}
      <CorrectionForm
        organization={organization}
        states={locations.data?.data.map(({ name }) => name) ?? [organization.company_state]}
      />
    </WaitingLayout>
  );
}
