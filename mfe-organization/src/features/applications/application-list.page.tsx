import { useSession } from '@ifj/shared-api';
import { EmptyState, Page } from '@ifj/shared-ui';
import { CreateJobLink } from '../jobs/create-job-link.tsx';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { ApplicationResults } from './application-results.tsx';
import { GoBack } from './go-back.tsx';

export default function ApplicationListPage() {
  const { roleSpecificId } = useSession();
  return (
    <Page title="Applications" actions={<CreateJobLink iconOnPhones />}>
      {roleSpecificId === null ? (
        <OrganizationMissing />
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
