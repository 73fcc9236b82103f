import { describeError, failureReason } from '@ifj/shared-api';
import { FailedState, LinkButton, NotFoundState } from '@ifj/shared-ui';
import { jobsFailed } from './jobs-failed.ts';

interface JobProblemProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Why one job cannot be shown. */
export function JobProblem({ error, retrying, onRetry }: JobProblemProps) {
  if (describeError(error).status === 404) {
    return (
      <NotFoundState
        title="This job is no longer available"
        text="It may have been removed, or the address may be mistyped."
        action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
      />
    );
  }
  return (
    <FailedState
      title={jobsFailed}
      text={failureReason(error, jobsFailed)}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
