import { applicationStatuses, labelOf, type ApplicationStatus } from '@ifj/shared-api';
import { LinkButton, Notice, Stack, StatusChip } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { addressOfApplication } from '../applications/application-address.ts';

interface OwnApplicationProps {
  /** Where the application stands; undefined while only a list of jobs is known. */
  status: ApplicationStatus | undefined;
  /** What else can be done with the job. */
  children?: ReactNode;
}

/** What a job's page says to a student who has applied. */
export function OwnApplication({ status, children }: OwnApplicationProps) {
  return (
    <Stack gap={1}>
      {status === 'Withdrawn' ? (
        <Notice>You have withdrawn your application for this job.</Notice>
      ) : (
        <>
          <Notice tone="success">You have applied for this job.</Notice>
          {status && status !== 'Applied' && (
            <StatusChip status={status}>{labelOf(applicationStatuses, status)}</StatusChip>
          )}
        </>
      )}
      <Stack direction="row" gap={1.5} wrap>
        <LinkButton to={addressOfApplication(status)} tone="secondary">
          See my applications
        </LinkButton>
        {children}
      </Stack>
    </Stack>
  );
}
