import { describeError, useSession, useViewJobQuery } from '@ifj/shared-api';
import { EmptyState, Page, TextLink } from '@ifj/shared-ui';
import { useParams } from 'react-router-dom';
import { CreateJobLink } from '../jobs/create-job-link.tsx';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { ApplicationResults } from './application-results.tsx';
import { GoBack } from './go-back.tsx';

/** The organization in the address is not trusted: the list is always the signed-in one's. */
export default function JobApplicationsPage() {
  const { id = '' } = useParams();
  const { roleSpecificId } = useSession();
  const { currentData, error } = useViewJobQuery(
    { id },
    { skip: roleSpecificId === null, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const isGone = describeError(error).status === 404;
  const job = currentData?.job;
  const isOwn = job !== undefined && job.org_id === roleSpecificId;
  const title = isOwn && <TextLink to={`/dashboard/jobs/${id}`}>{job.job_title}</TextLink>;
  const lead = isGone ? 'This job is no longer available' : title;
  return (
    <Page
      title="Applications"
      lead={lead}
      back={{ to: '/dashboard/jobs', label: 'Jobs' }}
      actions={<CreateJobLink iconOnPhones />}
    >
      {roleSpecificId === null ? (
        <OrganizationMissing />
      ) : (
        <ApplicationResults
          orgId={roleSpecificId}
          jobId={id}
          empty={
            <EmptyState
              title="No applications found."
              text="They appear here as soon as a student applies for this job."
              action={<GoBack otherwise="/dashboard/jobs" />}
            />
          }
        />
      )}
    </Page>
  );
}
