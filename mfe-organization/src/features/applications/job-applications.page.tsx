import { useSession, useViewJobQuery } from '@ifj/shared-api';
import { Button, EmptyState, FailedState, Page } from '@ifj/shared-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { ApplicationResults } from './application-results.tsx';

/** The organization in the address is not trusted: the list is always the signed-in one's. */
export default function JobApplicationsPage() {
  const { id = '' } = useParams();
  const { roleSpecificId } = useSession();
  const navigate = useNavigate();
  const { data } = useViewJobQuery({ id });
  return (
    <Page
      title="Applications"
      lead={data?.job.job_title}
      back={{ to: '/dashboard/jobs', label: 'Jobs' }}
    >
      {roleSpecificId === null ? (
        <FailedState title="Organization ID not found." />
      ) : (
        <ApplicationResults
          orgId={roleSpecificId}
          jobId={id}
          empty={
            <EmptyState
              title="No applications found."
              action={
                <Button icon="back" onClick={() => void navigate(-1)}>
                  Go Back
                </Button>
              }
            />
          }
        />
      )}
    </Page>
  );
}
