import { jobPosting, useSession, type Job } from '@ifj/shared-api';
import { JobPosting } from '@ifj/shared-ui';
import { OwnJobPanel } from './own-job-panel.tsx';

/** A job as its organization sees it; another organization's shows without what is its owner's. */
export function JobDetail({ job }: { job: Job }) {
  const { roleSpecificId } = useSession();
  return (
    <JobPosting
      {...jobPosting(job)}
      action={job.org_id === roleSpecificId && <OwnJobPanel job={job} />}
    />
  );
}
