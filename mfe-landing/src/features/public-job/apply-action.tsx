import { LinkButton, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

interface ApplyActionProps {
  jobId: string;
  orgId: string;
  /** For those who have no account yet. */
  signUp: ReactNode;
}

/** The way to the application; whoever is not signed in comes there by way of the sign-in. */
export function ApplyAction({ jobId, orgId, signUp }: ApplyActionProps) {
  return (
    <Stack direction="row" gap={1.5} wrap>
      <LinkButton to={`/dashboard/jobs/${jobId}/apply/${orgId}`} icon="sent">
        Apply
      </LinkButton>
      {signUp}
    </Stack>
  );
}

export const SignUpFirst = () => (
  <LinkButton to="/register" tone="secondary">
    Sign up to apply
  </LinkButton>
);
