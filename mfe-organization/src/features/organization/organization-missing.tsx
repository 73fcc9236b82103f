import { FailedState, LinkButton } from '@ifj/shared-ui';

/** The session names no organization, which only a new one mends. */
export function OrganizationMissing() {
  return (
    <FailedState
      title="Organization ID not found."
      text="Please log in again."
      action={<LinkButton to="/login">Log in</LinkButton>}
    />
  );
}
