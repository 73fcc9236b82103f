import type { Job } from '../generated/operations.ts';

/** Where everybody may read a job, signed in or not, and its title; null for one that is not public. */
export function sharedJob(job: Job): { address: string; title: string } | null {
  const isPublic = job.state === 'active' && job.company_verified;
  return isPublic ? { address: `/jobs/${job.id}`, title: job.job_title } : null;
}
