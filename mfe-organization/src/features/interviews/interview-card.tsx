import { Avatar, EntityCard, formatZonedTime, relativeDay, Stack, Text } from '@ifj/shared-ui';
import type { Interview } from '../../generated/operations.ts';
import { applicantOf } from '../applications/applicant.ts';
import { ApplicationChip } from '../applications/application-chip.tsx';
import { CategoryChip } from './category-chip.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { InterviewOffer } from './interview-offer.tsx';
import type { InterviewTask } from './interview-task.ts';

interface InterviewCardProps {
  interview: Interview;
  onTask: (task: InterviewTask) => void;
}

/** One interview: with whom, for what, when, and what can be done. */
export function InterviewCard({ interview, onTask }: InterviewCardProps) {
  const { name, university } = applicantOf(interview);
  const { date, starts_at: startsAt, timezone, category, cancelled, application } = interview;
  const stands = application.status === 'Interview' && !cancelled;
  return (
    <EntityCard
      title={name}
      to={`/dashboard/applications/${interview.application_id}`}
      lead={<Avatar name={name} />}
      subtitle={<Text tone="muted">{university}</Text>}
      facts={[
        { label: 'Job', value: interview.job.job_title || 'Unknown Job Title', icon: 'jobs' },
      ]}
      action={stands && <InterviewActions interview={interview} onTask={onTask} />}
    >
      <Stack direction="row" gap={1} wrap>
        <CategoryChip category={category} />
        <ApplicationChip status={application.status} />
      </Stack>
      <div>
        <Text strong>{formatZonedTime(date, timezone)}</Text>
        <Text tone="muted" size="small">
          {cancelled
            ? 'This interview does not take place.'
            : relativeDay(startsAt, new Date(), timezone)}
        </Text>
      </div>
      {!cancelled && <InterviewOffer interview={interview} />}
    </EntityCard>
  );
}
