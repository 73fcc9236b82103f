import { accountFailure, ledToSignIn, useGetMeQuery, useSession } from '@ifj/shared-api';
import { AuthLayout, FailedState, LinkButton } from '@ifj/shared-ui';
import { Navigate, useLocation } from 'react-router-dom';
import { GoogleArrival } from '../google/google-arrival.tsx';
import { GoogleProblem } from '../google/google-problem.tsx';
import { readGoogleReturn } from '../google/google-return.ts';
import { destinationOf } from './destination.ts';
import { SigningIn } from './signing-in.tsx';
import { useLater } from './use-later.ts';
import { useReturn } from './use-return.ts';

const patience = 10_000;

/** Between signing in and the destination: finds out who this is, and forwards. */
export default function LoaderPage() {
  const google = readGoogleReturn(useLocation());
  const isLate = useLater(patience);
  if (google === null) return <AccountLoader isLate={isLate} />;
  const { code, problem } = google;
  return (
    <AuthLayout title="Sign in with Google">
      {problem === null && code !== null ? (
        <GoogleArrival code={code} isLate={isLate} />
      ) : (
        <GoogleProblem problem={problem ?? ''} />
      )}
    </AuthLayout>
  );
}

/** For whoever has a session already. */
function AccountLoader({ isLate }: { isLate: boolean }) {
  const { isSignedIn } = useSession();
  const { next, onTheWay } = useReturn();
  const { data: me, error, isFetching, refetch } = useGetMeQuery(undefined, { skip: !isSignedIn });
  if (!isSignedIn) return <Navigate to={onTheWay('/login')} state={ledToSignIn} replace />;
  if (me !== undefined) return <Navigate to={destinationOf(me, next)} replace />;
  const wayBack = (
    <LinkButton to={onTheWay('/login')} tone="secondary">
      Back to Login
    </LinkButton>
  );
  return (
    <AuthLayout title="Signing you in">
      {error === undefined ? (
        <SigningIn
          isLate={isLate}
          wayBack={wayBack}
          onRetry={() => {
            window.location.reload();
          }}
        />
      ) : (
        <FailedState
          {...accountFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          action={wayBack}
        />
      )}
    </AuthLayout>
  );
}
