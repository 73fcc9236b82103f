import { formatZonedTime, Notice, Stack, Text, TextLink } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';

const texts: Record<ApplicationInterview['category'], string> = {
  pending: 'The interview is on',
  active: 'The interview is today,',
  completed: 'The interview was on',
};

/** When an interview is, and where it goes on. */
export function InterviewAppointment({ interview }: { interview: ApplicationInterview }) {
  const { category, date, timezone } = interview;
  return (
    <Notice tone="info">
      <Stack gap={0.5}>
        <Text>
          {texts[category]} {formatZonedTime(date, timezone)}.
        </Text>
        <Text>
          {category === 'completed'
            ? 'You can now accept the candidate: '
            : 'You can accept the candidate after that day: '}
          <TextLink to="/dashboard/interviews">See your interviews</TextLink>
        </Text>
      </Stack>
    </Notice>
  );
}
