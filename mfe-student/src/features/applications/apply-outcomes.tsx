import type { ApplicationStatus } from '@ifj/shared-api';
import { EmptyState, LinkButton, SuccessState } from '@ifj/shared-ui';
import { addressOfApplication } from './application-address.ts';

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

/** @param status where the application stands; undefined while that is not known */
export function AlreadyApplied({ status }: { status: ApplicationStatus | undefined }) {
  return (
    <EmptyState
      title="You have already applied for this job."
      text={
        status === 'Withdrawn'
          ? 'You have withdrawn it. A job takes one application from each.'
          : 'One application for each job is enough; it is with the organization.'
      }
      action={
        <>
          <LinkButton to={addressOfApplication(status)}>See my applications</LinkButton>
          <LinkButton to="/dashboard/jobs" tone="secondary">
            Continue to Job search
          </LinkButton>
        </>
      }
    />
  );
}
