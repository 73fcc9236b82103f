import { LinkButton, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

interface ApplyingProps {
  jobId: string;
  orgId: string;
}

const applyAddress = ({ jobId, orgId }: ApplyingProps) => `/dashboard/jobs/${jobId}/apply/${orgId}`;

/** The way to the application, for a student who is signed in. */
export const Apply = (job: ApplyingProps) => (
  <LinkButton to={applyAddress(job)} icon="sent">
    Apply
  </LinkButton>
);

/** The ways there for a visitor: by a new account, or by the one they have. */
export function ApplyAsVisitor(job: ApplyingProps) {
  // Written as it stands: where a document is made, the ids are placeholders yet.
  const query = `?next=${applyAddress(job)}`;
  return (
    <>
      <LinkButton to={`/register${query}`} icon="sent">
        Sign up to apply
      </LinkButton>
      <LinkButton to={`/login${query}`} tone="secondary">
        Log in to apply
      </LinkButton>
    </>
  );
}

export function ApplyActions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" gap={1.5} wrap>
      {children}
    </Stack>
  );
}
