import { LoadingState, loadPart, Notice, OfferedDates, Stack, styled } from '@ifj/shared-ui';
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

/** In a wide card too, its dates and its button are no wider than a form is. */
const Column = styled(Stack)({ maxWidth: 560 });

/** An interview as its student sees it: its dates to choose from, when it is, or how it ended. */
export function InterviewInvitation({ interview, onChosen }: InterviewInvitationProps) {
  const { cancelled, open, selected_date: selected } = interview;
  const end = interviewEnd(interview);
  if (cancelled) return <Notice tone="warning">{end}</Notice>;
  return (
    <Column gap={2}>
      {open ? (
        <DateChoice interview={interview} onChosen={onChosen} />
      ) : (
        <OfferedDates dates={offersOf(interview)} chosen={selected} chosenText="your choice" />
      )}
      {end === null ? <Appointment interview={interview} /> : <Notice>{end}</Notice>}
    </Column>
  );
}
