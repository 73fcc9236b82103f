import { EmptyState, LinkButton, Stack } from '@ifj/shared-ui';
import type { Application } from '../../generated/operations.ts';
import { applicantOf } from '../applications/applicant.ts';
import { ApplicationChip } from '../applications/application-chip.tsx';

/** Nobody is invited any more for an application that has ended. */
export function DecidedApplication({ application }: { application: Application }) {
  const { name } = applicantOf(application);
  return (
    <EmptyState
      title="This application has ended"
      text={`There is nothing to arrange with ${name} any more.`}
      action={
        <Stack align="center" gap={2}>
          <ApplicationChip status={application.status} />
          <LinkButton to={`/dashboard/applications/${application.id}`}>View Application</LinkButton>
        </Stack>
      }
    />
  );
}
