import { environments, jobFields, labelOf, stipends, useSession, type Job } from '@ifj/shared-api';
import { JobPosting } from '@ifj/shared-ui';
import { OwnJobPanel } from './own-job-panel.tsx';

/** A job as its organization sees it; another organization's shows without what is its owner's. */
export function JobDetail({ job }: { job: Job }) {
  const { roleSpecificId } = useSession();
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
      action={job.org_id === roleSpecificId && <OwnJobPanel job={job} />}
    />
  );
}
