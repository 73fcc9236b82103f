import type { Job } from '@ifj/shared-api';

export const jobGone = 'This job is no longer available.';

/** Why nobody can apply for a job any more; null while it is open. */
export function closedText(job: Job): string | null {
  if (job.state === 'expired') return 'The deadline of this job has passed.';
  if (job.state === 'closed') return 'This job is closed and takes no more applications.';
  return null;
}
