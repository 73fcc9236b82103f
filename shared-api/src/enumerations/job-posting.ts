import type { Job } from '../generated/operations.ts';
import { environments, jobFields, stipends } from './jobs.ts';
import { labelOf } from './option.ts';

/** A job in words, as `JobPosting` of shared-ui shows it. */
export const jobPosting = (job: Job) => ({
  company: { name: job.company_name, verified: job.company_verified, email: job.company_email },
  department: job.department,
  field: labelOf(jobFields, job.field),
  environment: labelOf(environments, job.env_mode),
  location: job.location,
  duration: job.duration,
  stipend: labelOf(stipends, job.stipend),
  amount: job.amount,
  deadline: job.deadline,
  open: job.state === 'active',
  description: job.job_description,
  requirements: job.job_requirements,
});
