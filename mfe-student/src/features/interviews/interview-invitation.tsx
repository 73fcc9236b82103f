import { LoadingState, Notice, OfferedDates, Stack, Text } from '@ifj/shared-ui';
import { lazy, Suspense } from 'react';
import type { ApplicationInterview } from '../../generated/operations.ts';
import { Appointment } from './appointment.tsx';
import { offersOf } from './offers.ts';

const DateChoice = lazy(async () => ({
  default: (await import('./date-choice.form.tsx')).DateChoice,
}));

interface InterviewInvitationProps {
  interview: ApplicationInterview;
  /** What the interview is called in a calendar. */
  event: string;
  onChosen?: (() => void) | undefined;
}

/** An interview as its student sees it: its dates to choose from, or when it is. */
export function InterviewInvitation({ interview, event, onChosen }: InterviewInvitationProps) {
  const { cancelled, category, open, selected_date: selected } = interview;
  if (cancelled) return <Notice tone="warning">This interview does not take place.</Notice>;
  return (
    <Stack gap={2}>
      {open ? (
        <Suspense fallback={<LoadingState label="Loading the dates…" look="text" />}>
          <DateChoice interview={interview} onChosen={onChosen} />
        </Suspense>
      ) : (
        <OfferedDates dates={offersOf(interview)} chosen={selected} chosenText="your choice" />
      )}
      {category !== 'completed' && <Appointment interview={interview} event={event} />}
      {category === 'completed' && (
        <Text size="small" tone="muted">
          The day of this interview is past.
        </Text>
      )}
    </Stack>
  );
}
