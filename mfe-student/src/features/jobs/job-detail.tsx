import { environments, jobFields, labelOf, stipends, useSession, type Job } from '@ifj/shared-api';
import { JobPosting } from '@ifj/shared-ui';
import { JobAction } from './job-action.tsx';

/** All that is said about a job, and the way to apply. */
export function JobDetail({ job }: { job: Job }) {
  const { userId } = useSession();
  return (
    <JobPosting
      company={{
        name: job.company_name,
        verified: job.company_verified,
        email: job.company_email,
      }}
      department={job.department}
      field={labelOf(jobFields, job.field)}
      environment={labelOf(environments, job.env_mode)}
      location={job.location}
      duration={job.duration}
      stipend={labelOf(stipends, job.stipend)}
      amount={job.amount}
      deadline={job.deadline}
      description={job.job_description}
      requirements={job.job_requirements}
      action={<JobAction job={job} applied={userId !== null && job.application.includes(userId)} />}
    />
  );
}
