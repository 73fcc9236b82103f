import { describeError, failureReason } from '@ifj/shared-api';
import { FailedState, LinkButton, NotFoundState } from '@ifj/shared-ui';
import { jobsFailed } from './jobs-failed.ts';

/** There is no such job for this organization. */
export function JobGone() {
  return (
    <NotFoundState
      title="This job is no longer available"
      text="It may have been deleted, or the address may be mistyped."
      action={<LinkButton to="/dashboard/jobs">Go to jobs</LinkButton>}
    />
  );
}

interface JobProblemProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Why one job cannot be shown. */
export function JobProblem({ error, retrying, onRetry }: JobProblemProps) {
  if (describeError(error).status === 404) return <JobGone />;
  return (
    <FailedState
      title={jobsFailed}
      text={failureReason(error, jobsFailed)}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
