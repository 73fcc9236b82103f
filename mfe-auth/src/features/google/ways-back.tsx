import { LinkButton } from '@ifj/shared-ui';
import { useReturn } from '../session/use-return.ts';

/** From where signing in can begin again, with Google or without. */
export function WaysBack() {
  const { onTheWay } = useReturn();
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
