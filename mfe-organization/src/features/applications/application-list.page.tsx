import { useSession } from '@ifj/shared-api';
import { EmptyState, FailedState, LinkButton, Page } from '@ifj/shared-ui';
import { ApplicationResults } from './application-results.tsx';

export default function ApplicationListPage() {
  const { roleSpecificId } = useSession();
  return (
    <Page
      title="Applications"
      actions={
        <LinkButton to="/dashboard/create-job" icon="create-job">
          Create Job
        </LinkButton>
      }
    >
      {roleSpecificId === null ? (
        <FailedState title="Organization ID not found." />
      ) : (
        <ApplicationResults
          orgId={roleSpecificId}
          empty={
            <EmptyState
              title="No applications found."
              text="They appear here as soon as a student applies for one of your jobs."
              action={<LinkButton to="/dashboard/jobs">See your jobs</LinkButton>}
            />
          }
        />
      )}
    </Page>
  );
}
