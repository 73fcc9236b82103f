import {
  Card,
  Icon,
  JobFacts,
  Page,
  Section,
  Stack,
  Text,
  color,
  space,
  styled,
} from '@ifj/shared-ui';
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

const Sign = styled.div({
  display: 'flex',
  gap: space(1),
  '& > svg': { flex: 'none', marginBlockStart: 2, color: color.primary },
});

const checked = 'We checked its name and CAC number.';

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
            <Sign>
              <Icon name="verified" size={20} />
              <Text tone="muted">Verified organization. {checked}</Text>
            </Sign>
            <Sign>
              <Icon name="clock" size={20} />
              <Text>
                {job.time_left}. Apply by {job.deadline_text}.
              </Text>
            </Sign>
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
