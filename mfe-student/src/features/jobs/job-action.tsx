import type { Job } from '@ifj/shared-api';
import { LinkButton, Notice, Stack } from '@ifj/shared-ui';
import { closedText } from './job-openness.ts';
import { OwnApplication } from './own-application.tsx';
import { withWayBack } from './way-back.ts';

/** What a student can do with a job: apply, or, when that is over, go where it goes on. */
export function JobAction({ job, applied }: { job: Job; applied: boolean }) {
  if (applied) return <OwnApplication status={job.application_status} />;
  const closed = closedText(job);
  if (closed !== null) {
    return (
      <Stack gap={1} align="start">
        <Notice tone="warning">{closed}</Notice>
        <LinkButton to="/dashboard/jobs" tone="secondary">
          See open jobs
        </LinkButton>
      </Stack>
    );
  }
  return (
    <LinkButton
      to={`/dashboard/jobs/${job.id}/apply/${job.org_id}`}
      state={withWayBack}
      icon="sent"
    >
      Apply
    </LinkButton>
  );
}
