import { useSession } from '@ifj/shared-api';
import { LinkButton } from '@ifj/shared-ui';

/**
 * What leads into the product: signing up or in, and for somebody who is signed in the dashboard,
 * since the other two would end the session.
 *
 * @param small for the header, where signing in stands first
 */
export function WaysIn({ small = false }: { small?: boolean }) {
  const { isSignedIn } = useSession();
  if (isSignedIn) {
    return (
      <LinkButton to="/dashboard" tone="accent" small={small}>
        Dashboard
      </LinkButton>
    );
  }
  const signUp = (
    <LinkButton to="/register" tone="accent" small={small}>
      Sign Up
    </LinkButton>
  );
  return small ? (
    <>
      <LinkButton to="/login" tone="quiet" small>
        Login
      </LinkButton>
      {signUp}
    </>
  ) : (
    <>
      {signUp}
      <LinkButton to="/login" tone="secondary">
        Login
      </LinkButton>
    </>
  );
}
