import { Card, Facts, formatDate, Section, Stack, Text } from '@ifj/shared-ui';
import type { ApplicationView } from '../../generated/operations.ts';
import { applicantOf } from './applicant.ts';
import { ApplicationChip } from './application-chip.tsx';
import { Decision } from './decision.tsx';
import { FileLink } from './file-link.tsx';

/** All that a student sent, and what the organization can decide. */
export function ApplicationReview({ application, rejection_letter: letter }: ApplicationView) {
  const { university } = applicantOf(application);
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2} wrap>
        <ApplicationChip status={application.status} />
        <Text tone="muted">
          {application.job_title || 'Unknown Job Title'}, received on{' '}
          {formatDate(application.created_at)}
        </Text>
      </Stack>
      <Card>
        <Facts
          look="table"
          items={[
            { label: 'Email', value: application.user.email, icon: 'mail' },
            { label: 'University', value: university, icon: 'student' },
            { label: 'Course', value: application.user.student.course_of_study, icon: 'field' },
          ]}
        />
      </Card>
      <Section title="Documents">
        <Stack direction="row" gap={2} wrap>
          <FileLink label="Resume" url={application.resume} name={application.resume_name} />
          <FileLink
            label="Internship letter"
            url={application.internship_letter}
            name={application.internship_letter_name}
          />
        </Stack>
      </Section>
      <Section title="Cover letter">
        <Text preserve>{application.cover_letter || 'No cover letter provided.'}</Text>
      </Section>
      <Decision application={application} letter={letter ?? null} />
    </Stack>
  );
}
