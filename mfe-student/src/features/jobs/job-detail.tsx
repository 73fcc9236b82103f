import { jobPosting, sharedJob, type Job } from '@ifj/shared-api';
import { JobPosting, ShareButton } from '@ifj/shared-ui';
import { JobAction } from './job-action.tsx';
import { useHasApplied } from './use-has-applied.ts';

/** All that is said about a job, and the way to apply. */
export function JobDetail({ job }: { job: Job }) {
  const applied = useHasApplied(job);
  const shared = sharedJob(job);
  const action = (
    <JobAction job={job} applied={applied}>
      {shared && <ShareButton {...shared} />}
    </JobAction>
  );
  return <JobPosting {...jobPosting(job)} action={action} />;
}
