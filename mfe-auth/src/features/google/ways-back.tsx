import { useSession } from '@ifj/shared-api';
import { LinkButton } from '@ifj/shared-ui';
import { useReturn } from '../session/use-return.ts';

/** Back to where a session is used; without one, to where signing in can begin again. */
export function WaysBack() {
  const { isSignedIn } = useSession();
  const { next, onTheWay } = useReturn();
  if (isSignedIn) {
    return (
      <LinkButton to={next ?? '/dashboard'} tone="secondary">
        {next === null ? 'Go to your dashboard' : 'Go back'}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={onTheWay('/login')} tone="secondary">
        Back to Login
      </LinkButton>
      <LinkButton to={onTheWay('/signup')} tone="secondary">
        Sign Up
      </LinkButton>
    </>
  );
}
