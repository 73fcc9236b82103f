import {
  accountFailure,
  ledToSignIn,
  readReturnAddress,
  useGetMeQuery,
  useSession,
} from '@ifj/shared-api';
import { AuthLayout, FailedState, LinkButton } from '@ifj/shared-ui';
import { Navigate, useLocation } from 'react-router-dom';
import { destinationOf } from './destination.ts';
import { SigningIn } from './signing-in.tsx';
import { useLater } from './use-later.ts';

const patience = 10_000;

/** Between signing in and the destination: finds out who this is, and forwards. */
export default function LoaderPage() {
  const { isSignedIn } = useSession();
  const { search } = useLocation();
  const { data: me, error, isFetching, refetch } = useGetMeQuery(undefined, { skip: !isSignedIn });
  const isLate = useLater(patience);

  if (!isSignedIn) return <Navigate to={`/login${search}`} state={ledToSignIn} replace />;
  if (me !== undefined)
    return <Navigate to={destinationOf(me, readReturnAddress(search))} replace />;
  return (
    <AuthLayout title="Signing you in">
      {error === undefined ? (
        <SigningIn isLate={isLate} />
      ) : (
        <FailedState
          {...accountFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          action={
            <LinkButton to="/login" tone="secondary">
              Back to Login
            </LinkButton>
          }
        />
      )}
    </AuthLayout>
  );
}
