import { useSession } from '@ifj/shared-api';
import { LinkButton } from '@ifj/shared-ui';

interface WaysProps {
  /** For the header, where signing in stands first. */
  small?: boolean;
}

/** For somebody who is signed in: the other two would end the session. */
export function DashboardWay({ small = false }: WaysProps) {
  return (
    <LinkButton to="/dashboard" tone="accent" small={small}>
      Dashboard
    </LinkButton>
  );
}

/** For a visitor: signing up or in. */
export function VisitorWays({ small = false }: WaysProps) {
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

/** What leads into the product. */
export function WaysIn({ small = false }: WaysProps) {
  const { isSignedIn } = useSession();
  return isSignedIn ? <DashboardWay small={small} /> : <VisitorWays small={small} />;
}
