import { jobPosting, type Job } from '@ifj/shared-api';
import { JobPosting } from '@ifj/shared-ui';
import { OwnJobPanel } from './own-job-panel.tsx';

interface JobDetailProps {
  job: Job;
  isOwn: boolean;
}

/** A job as its organization sees it; another organization's shows without what is its owner's. */
export function JobDetail({ job, isOwn }: JobDetailProps) {
  return <JobPosting {...jobPosting(job)} action={isOwn && <OwnJobPanel job={job} />} />;
}
