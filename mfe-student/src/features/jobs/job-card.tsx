import { sharedJob, type Job } from '@ifj/shared-api';
import {
  Deadline,
  EntityCard,
  LinkButton,
  OrganizationName,
  ShareButton,
  Stack,
  StatusChip,
  Stipend,
} from '@ifj/shared-ui';
import { jobFacts } from './job-facts.ts';
import { useHasApplied } from './use-has-applied.ts';
import { withWayBack } from '../screen/way-back.ts';

/** One open job in the list. */
export function JobCard({ job }: { job: Job }) {
  const applied = useHasApplied(job);
  const address = `/dashboard/jobs/${job.id}`;
  const shared = sharedJob(job);
  return (
    <EntityCard
      title={job.job_title}
      to={address}
      state={withWayBack}
      subtitle={<OrganizationName name={job.company_name} verified={job.company_verified} />}
      corner={
        <Stack direction="row" align="center" gap={1}>
          {applied && <StatusChip status="Applied" />}
          {shared && <ShareButton {...shared} iconOnly />}
        </Stack>
      }
      facts={jobFacts(job)}
      meta={
        <>
          <Stipend paid={job.stipend === 1} amount={job.amount} />
          <Deadline date={job.deadline} />
        </>
      }
      action={
        <LinkButton to={address} state={withWayBack} aria-label={`View Job: ${job.job_title}`}>
          View Job
        </LinkButton>
      }
    />
  );
}
