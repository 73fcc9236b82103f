import { LinkButton, NotFoundState } from '@ifj/shared-ui';

/** In place of a job that the api does not know. */
export function JobGone() {
  return (
    <NotFoundState
      title="This job is no longer available"
      text="It may have been removed, or the address may be mistyped."
      action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
    />
  );
}
