import { useSession, useViewJobQuery } from '@ifj/shared-api';
import { LoadingState, Page } from '@ifj/shared-ui';
import { useParams } from 'react-router-dom';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { useFresh } from '../screen/use-fresh.ts';
import { EditJob } from './edit-job.tsx';
import { JobGone, JobProblem } from './job-problem.tsx';

export default function EditJobPage() {
  const { id = '' } = useParams();
  const { roleSpecificId } = useSession();
  return (
    <Page title="Edit Job" back={{ to: '/dashboard/jobs', label: 'Jobs' }} width="narrow">
      {roleSpecificId === null ? (
        <OrganizationMissing />
      ) : (
        <EditedJob key={id} id={id} orgId={roleSpecificId} />
      )}
    </Page>
  );
}

function EditedJob({ id, orgId }: { id: string; orgId: string }) {
  const query = useViewJobQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { error, isFetching, refetch } = query;
  const job = useFresh(query)?.job;
  if (job) return job.org_id === orgId ? <EditJob job={job} /> : <JobGone />;
  if (error) {
    return <JobProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <LoadingState label="Loading the job…" look="text" />;
}
