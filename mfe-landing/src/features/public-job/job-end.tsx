import { EmptyState, LinkButton, NotFoundState, Page, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

const Onward = () => (
  <Stack direction="row" justify="center" gap={1.5} wrap>
    <LinkButton to="/dashboard/jobs">See open jobs</LinkButton>
    <LinkButton to="/" tone="secondary">
      Go to the start page
    </LinkButton>
  </Stack>
);

/** A page that has no job to show. */
export function WithoutJob({ children }: { children: ReactNode }) {
  return (
    <Page title="Job" width="normal">
      {children}
    </Page>
  );
}

/** A job that was open and is no more. */
export function JobGone({ message }: { message: string }) {
  return (
    <WithoutJob>
      <EmptyState title={message} text="There are other internships." action={<Onward />} />
    </WithoutJob>
  );
}

/** There never was a job at this address. */
export function JobMissing() {
  return (
    <WithoutJob>
      <NotFoundState
        title="There is no such job"
        text="The address may be mistyped."
        action={<Onward />}
      />
    </WithoutJob>
  );
}
