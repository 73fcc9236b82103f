import { jobPosting, sharedJob, useSession, type Job } from '@ifj/shared-api';
import { JobPosting, ShareButton, Stack } from '@ifj/shared-ui';
import { JobAction } from './job-action.tsx';

/** All that is said about a job, and the way to apply. */
export function JobDetail({ job }: { job: Job }) {
  const { userId } = useSession();
  const applied = userId !== null && job.application.includes(userId);
  const shared = sharedJob(job);
  const action = (
    <Stack direction="row" align="start" gap={1.5} wrap>
      <JobAction job={job} applied={applied} />
      {shared && <ShareButton {...shared} />}
    </Stack>
  );
  return <JobPosting {...jobPosting(job)} action={action} />;
}
