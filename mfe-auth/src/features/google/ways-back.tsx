import { LinkButton } from '@ifj/shared-ui';

/** From where signing in can begin again, with Google or without. */
export function WaysBack() {
  return (
    <>
      <LinkButton to="/login" tone="secondary">
        Back to Login
      </LinkButton>
      <LinkButton to="/signup" tone="secondary">
        Sign Up
      </LinkButton>
    </>
  );
}
