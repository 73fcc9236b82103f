import { LinkButton, Stack, Text, media, styled } from '@ifj/shared-ui';
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

// Those that stand under each other on a phone are equally wide.
const Ways = styled(Stack)({ [media.phone]: { '& > *': { flexGrow: 1 } } });

/** The ways, and what whoever takes one of them may rely on. */
export function ApplyActions({ children }: { children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Ways direction="row" gap={1.5} wrap>
        {children}
      </Ways>
      <Text tone="muted" size="small">
        Applying is free. Nobody on this site may ask you for money.
      </Text>
    </Stack>
  );
}
