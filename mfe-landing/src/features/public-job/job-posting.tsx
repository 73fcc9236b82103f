import { Card, Icon, JobFacts, Page, Section, Stack, Text } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import type { PublicJob } from '../../generated/operations.ts';

/** Texts of a public job that stand alone: values, or the placeholders for them. */
export type JobTexts = Pick<
  PublicJob,
  | 'job_title'
  | 'company_name'
  | 'time_left'
  | 'deadline_text'
  | 'department'
  | 'field'
  | 'stipend'
  | 'environment'
  | 'location'
  | 'duration'
>;

interface JobPostingProps {
  job: JobTexts;
  /** What the browser's tab and search engines call the page. */
  documentTitle: string;
  description: ReactNode;
  /** Absent where nothing is required. */
  requirements: ReactNode;
  apply: ReactNode;
}

const checked = 'We checked its CAC registration, address and phone number.';

/** All that an applicant needs to know of a job, in the order in which it matters to them. */
export function JobPosting({
  job,
  documentTitle,
  description,
  requirements,
  apply,
}: JobPostingProps) {
  return (
    <Page title={job.job_title} documentTitle={documentTitle} width="normal">
      <Stack gap={3}>
        <Stack gap={2}>
          <Stack gap={0.5}>
            <Text size="large" strong>
              {job.company_name}
            </Text>
            <Stack direction="row" align="start" gap={1}>
              <Icon name="verified" size={20} />
              <Text tone="muted">Verified organization. {checked}</Text>
            </Stack>
            <Stack direction="row" align="start" gap={1}>
              <Icon name="clock" size={20} />
              <Text>
                {job.time_left}. Apply by {job.deadline_text}.
              </Text>
            </Stack>
          </Stack>
          {apply}
        </Stack>
        <Card>
          <JobFacts {...job} deadline={job.deadline_text} />
        </Card>
        <Section title="Job description">
          <Stack gap={1.5}>{description}</Stack>
        </Section>
        {requirements}
      </Stack>
    </Page>
  );
}
