import { Card, Facts, Icon, Page, Section, Stack, Text } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

/** Texts of a public job that stand alone: values, or the placeholders for them. */
export interface JobTexts {
  job_title: string;
  company_name: string;
  time_left: string;
  deadline_text: string;
  department: string;
  field: string;
  stipend: string;
  environment: string;
  location: string;
  duration: string;
}

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
          <Facts
            look="table"
            items={[
              { label: 'Department', value: job.department, icon: 'jobs' },
              { label: 'Field', value: job.field, icon: 'field' },
              { label: 'Stipend', value: job.stipend, icon: 'money' },
              { label: 'Work environment', value: job.environment, icon: 'environment' },
              { label: 'Location', value: job.location, icon: 'place' },
              { label: 'Duration', value: job.duration, icon: 'duration' },
              { label: 'Application deadline', value: job.deadline_text, icon: 'clock' },
            ]}
          />
        </Card>
        <Section title="Job description">
          <Stack gap={1.5}>{description}</Stack>
        </Section>
        {requirements}
      </Stack>
    </Page>
  );
}
