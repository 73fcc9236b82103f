import { EmptyState, LinkButton, NotFoundState, Page, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

/** The way to other jobs, for somebody who is signed in. */
export const JobsWay = () => <LinkButton to="/dashboard/jobs">See open jobs</LinkButton>;

/** The way there for a visitor. */
export const VisitorJobsWay = () => (
  <LinkButton to="/register?next=/dashboard/jobs">Sign up to see open jobs</LinkButton>
);

interface EndProps {
  /** The way to other jobs. */
  way: ReactNode;
}

const Onward = ({ way }: EndProps) => (
  <Stack direction="row" justify="center" gap={1.5} wrap>
    {way}
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
export function JobGone({ message, way }: EndProps & { message: string }) {
  return (
    <WithoutJob>
      <EmptyState
        title={message}
        text="There are other internships."
        action={<Onward way={way} />}
      />
    </WithoutJob>
  );
}

/** There never was a job at this address. */
export function JobMissing({ way }: EndProps) {
  return (
    <WithoutJob>
      <NotFoundState
        title="There is no such job"
        text="The address may be mistyped."
        action={<Onward way={way} />}
      />
    </WithoutJob>
  );
}
