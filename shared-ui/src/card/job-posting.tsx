import type { ReactNode } from 'react';
import { TextLink } from '../actions/text-link.tsx';
import { formatAmount } from '../format/amount.ts';
import { formatDate } from '../format/days.ts';
import { Card } from '../layout/card.tsx';
import { Section } from '../layout/section.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Deadline } from './deadline.tsx';
import { JobFacts } from './job-facts.tsx';
import { OrganizationName } from './organization-name.tsx';
import { Requirements } from './requirements.tsx';

interface JobPostingProps {
  company: { name: string; verified: boolean; email: string | null };
  department: string;
  /** In words, as the environment: "Science", "Hybrid". */
  field: string;
  environment: string;
  location: string;
  duration: string;
  /** "Paid" or "Unpaid". */
  stipend: string;
  /** The stored text, `<min> - <max> NGN per month`. */
  amount: string | null;
  /** `YYYY-MM-DD` */
  deadline: string;
  /** Whether it takes applications: no days are left of one that does not. */
  open: boolean;
  description: string;
  requirements: string | null;
  /** What can be done with it, beside the company's name. */
  action?: ReactNode;
}

/** All that a job's page says, for whoever reads it. */
export function JobPosting({
  company,
  deadline,
  open,
  requirements,
  action,
  ...job
}: JobPostingProps) {
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" align="start" gap={2} wrap>
        <Stack gap={0.5}>
          <OrganizationName name={company.name} verified={company.verified} />
          {company.email && <TextLink mailTo={company.email}>{company.email}</TextLink>}
          {open && <Deadline date={deadline} />}
        </Stack>
        {action}
      </Stack>
      <Card>
        <JobFacts
          {...job}
          stipend={job.amount ? `${job.stipend}, ${formatAmount(job.amount)}` : job.stipend}
          deadline={formatDate(deadline)}
        />
      </Card>
      <Section title="Job description">
        <Text preserve>{job.description}</Text>
      </Section>
      {requirements && (
        <Section title="Role overview and requirements">
          <Requirements text={requirements} />
        </Section>
      )}
    </Stack>
  );
}
