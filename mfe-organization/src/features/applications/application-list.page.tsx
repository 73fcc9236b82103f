import { useSession } from '@ifj/shared-api';
import { EmptyState, FailedState, Page } from '@ifj/shared-ui';
import { ApplicationResults } from './application-results.tsx';
import { CreateJobLink } from './create-job-link.tsx';
import { GoBack } from './go-back.tsx';

export default function ApplicationListPage() {
  const { roleSpecificId } = useSession();
  return (
    <Page title="Applications" actions={<CreateJobLink />}>
      {roleSpecificId === null ? (
        <FailedState title="Organization ID not found." />
      ) : (
        <ApplicationResults
          orgId={roleSpecificId}
          empty={
            <EmptyState
              title="No applications found."
              text="They appear here as soon as a student applies for one of your jobs."
              action={<GoBack otherwise="/dashboard/jobs" />}
            />
          }
        />
      )}
    </Page>
  );
}
