import { applicationSteps } from '@ifj/shared-api';
import {
  Card,
  Facts,
  formatDate,
  Notice,
  ProgressSteps,
  Section,
  Stack,
  Text,
  TextLink,
} from '@ifj/shared-ui';
import type { Application, ApplicationView } from '../../generated/operations.ts';
import { applicantOf } from './applicant.ts';
import { ApplicationChip } from './application-chip.tsx';
import { Decision } from './decision.tsx';
import { FileLink } from './file-link.tsx';
import { InterviewAppointment } from './interview-appointment.tsx';
import { Outcome } from './outcome.tsx';

/** All that a student sent, where it stands, and what the organization can decide. */
export function ApplicationReview({ application, rejection_letter: letter }: ApplicationView) {
  const { university } = applicantOf(application);
  const { email, student } = application.user;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2} wrap>
        <ApplicationChip status={application.status} />
        <Text tone="muted">
          <JobTitle application={application} />, received on {formatDate(application.created_at)}
        </Text>
      </Stack>
      {!application.job.available && (
        <Notice tone="warning">This job is no longer available.</Notice>
      )}
      <ProgressSteps label="Where the application stands" steps={applicationSteps(application)} />
      {application.status === 'Interview' && application.interview && (
        <InterviewAppointment interview={application.interview} />
      )}
      <Outcome application={application} />
      <Card>
        <Facts
          look="table"
          min={260}
          items={[
            {
              label: 'Email',
              value: <TextLink mailTo={email}>{email}</TextLink>,
              icon: 'mail',
            },
            { label: 'University', value: university, icon: 'student' },
            { label: 'Course', value: student.course_of_study || 'N/A', icon: 'field' },
          ]}
        />
      </Card>
      <Section title="Documents">
        <Stack direction="row" align="start" gap={3} wrap>
          <FileLink label="Resume" url={application.resume} name={application.resume_name} />
          <FileLink
            label="Internship letter"
            url={application.internship_letter}
            name={application.internship_letter_name}
          />
        </Stack>
      </Section>
      <Section title="Cover letter">
        <Text preserve>{application.cover_letter.trim() || 'No cover letter provided.'}</Text>
      </Section>
      <Decision application={application} letter={letter ?? null} />
    </Stack>
  );
}

function JobTitle({ application: { job, job_id, job_title } }: { application: Application }) {
  const title = job_title || 'Unknown Job Title';
  return job.available ? <TextLink to={`/dashboard/jobs/${job_id}`}>{title}</TextLink> : title;
}
