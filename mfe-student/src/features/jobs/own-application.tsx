import { applicationStatuses, labelOf, type ApplicationStatus } from '@ifj/shared-api';
import { LinkButton, Notice, Stack, StatusChip } from '@ifj/shared-ui';
import { addressOfApplication } from '../applications/application-address.ts';

/**
 * What a job's page says to a student who has applied.
 * @param status where the application stands; undefined while only a list of jobs is known
 */
export function OwnApplication({ status }: { status: ApplicationStatus | undefined }) {
  return (
    <Stack gap={1} align="start">
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
      <LinkButton to={addressOfApplication(status)} tone="secondary">
        See my applications
      </LinkButton>
    </Stack>
  );
}
