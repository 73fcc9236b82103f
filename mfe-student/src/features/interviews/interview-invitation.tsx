import { LoadingState, loadPart, Notice, OfferedDates, Stack } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';
import { Appointment } from './appointment.tsx';
import { interviewEnd } from './interview-end.ts';
import { offersOf } from './offers.ts';

const DateChoice = loadPart(async () => (await import('./date-choice.form.tsx')).DateChoice, {
  waiting: <LoadingState label="Loading the dates…" look="text" />,
  failed: 'The dates could not be loaded. Check your connection and try again.',
});

interface InterviewInvitationProps {
  interview: ApplicationInterview;
  onChosen?: (() => void) | undefined;
}

/** An interview as its student sees it: its dates to choose from, when it is, or how it ended. */
export function InterviewInvitation({ interview, onChosen }: InterviewInvitationProps) {
  const { cancelled, open, selected_date: selected } = interview;
  const end = interviewEnd(interview);
  if (cancelled) return <Notice tone="warning">{end}</Notice>;
  return (
    <Stack gap={2}>
      {open ? (
        <DateChoice interview={interview} onChosen={onChosen} />
      ) : (
        <OfferedDates dates={offersOf(interview)} chosen={selected} chosenText="your choice" />
      )}
      {end === null ? <Appointment interview={interview} /> : <Notice>{end}</Notice>}
    </Stack>
  );
}
