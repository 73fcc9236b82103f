import { jobPosting, useSession, type Job } from '@ifj/shared-api';
import { JobPosting } from '@ifj/shared-ui';
import { JobAction } from './job-action.tsx';

/** All that is said about a job, and the way to apply. */
export function JobDetail({ job }: { job: Job }) {
  const { userId } = useSession();
  const applied = userId !== null && job.application.includes(userId);
  return <JobPosting {...jobPosting(job)} action={<JobAction job={job} applied={applied} />} />;
}
