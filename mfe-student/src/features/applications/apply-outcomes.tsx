import { EmptyState, LinkButton, SuccessState } from '@ifj/shared-ui';

/** What became of sending an application; nobody knows of what was not answered. */
export type ApplyOutcome = 'sent' | 'already-applied' | 'unanswered';

export function ApplicationSent() {
  return (
    <SuccessState
      title="Your application has been submitted!"
      text="You find where it stands under Applications."
      action={<LinkButton to="/dashboard/jobs">Continue to Job search</LinkButton>}
    />
  );
}

export function AlreadyApplied() {
  return (
    <EmptyState
      title="You have already applied for this job."
      text="One application for each job is enough; it is with the organization."
      action={
        <>
          <LinkButton to="/dashboard/applications">See my applications</LinkButton>
          <LinkButton to="/dashboard/jobs" tone="secondary">
            Continue to Job search
          </LinkButton>
        </>
      }
    />
  );
}
