import { environments, jobFields, labelOf, stipends, useSession, type Job } from '@ifj/shared-api';
import {
  Card,
  Deadline,
  Facts,
  formatAmount,
  formatDate,
  OrganizationName,
  Requirements,
  Section,
  Stack,
  Text,
  TextLink,
} from '@ifj/shared-ui';
import { JobAction } from './job-action.tsx';

/** All that is said about a job, and the way to apply. */
export function JobDetail({ job }: { job: Job }) {
  const { userId } = useSession();
  const paid = labelOf(stipends, job.stipend);
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" gap={2} wrap>
        <Stack gap={0.5}>
          <OrganizationName name={job.company_name} verified={job.company_verified} />
          {job.company_email && (
            <TextLink href={`mailto:${job.company_email}`}>{job.company_email}</TextLink>
          )}
          <Deadline date={job.deadline} />
        </Stack>
        <JobAction job={job} applied={userId !== null && job.application.includes(userId)} />
      </Stack>
      <Card>
        <Facts
          look="table"
          items={[
            { label: 'Department', value: job.department, icon: 'jobs' },
            { label: 'Field', value: labelOf(jobFields, job.field), icon: 'field' },
            {
              label: 'Stipend',
              value: job.amount ? `${paid}, ${formatAmount(job.amount)}` : paid,
              icon: 'money',
            },
            {
              label: 'Work environment',
              value: labelOf(environments, job.env_mode),
              icon: 'environment',
            },
            { label: 'Location', value: job.location, icon: 'place' },
            { label: 'Duration', value: job.duration, icon: 'duration' },
            { label: 'Application deadline', value: formatDate(job.deadline), icon: 'clock' },
          ]}
        />
      </Card>
      <Section title="Job description">
        <Text preserve>{job.job_description}</Text>
      </Section>
      {job.job_requirements && (
        <Section title="Role overview and requirements">
          <Requirements text={job.job_requirements} />
        </Section>
      )}
    </Stack>
  );
}
