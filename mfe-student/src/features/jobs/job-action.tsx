import type { Job } from '@ifj/shared-api';
import { LinkButton, Notice, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { closedText } from './job-openness.ts';
import { OwnApplication } from './own-application.tsx';
import { withWayBack } from '../screen/way-back.ts';

interface JobActionProps {
  job: Job;
  applied: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What a student can do with a job: apply, or, when that is over, go where it goes on. */
export function JobAction({ job, applied, children }: JobActionProps) {
  if (applied) return <OwnApplication status={job.application_status}>{children}</OwnApplication>;
  const closed = closedText(job);
  if (closed !== null) {
    return (
      <Stack gap={1}>
        <Notice tone="warning">{closed}</Notice>
        <Stack direction="row" gap={1.5} wrap>
          <LinkButton to="/dashboard/jobs" tone="secondary">
            See open jobs
          </LinkButton>
          {children}
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack direction="row" gap={1.5} wrap>
      <LinkButton
        to={`/dashboard/jobs/${job.id}/apply/${job.org_id}`}
        state={withWayBack}
        icon="sent"
      >
        Apply
      </LinkButton>
      {children}
    </Stack>
  );
}
