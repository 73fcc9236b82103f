import { isMeetLink } from '@ifj/shared-api';
import { Button, LinkButton, OuterLinkButton, Stack } from '@ifj/shared-ui';
import type { Interview } from '../../generated/operations.ts';
import { applicantOf } from '../applications/applicant.ts';
import { setUpInterview } from '../applications/set-up-interview.ts';
import type { InterviewTask } from './interview-task.ts';

interface InterviewActionsProps {
  interview: Interview;
  onTask: (task: InterviewTask) => void;
}

/** What can be done with an interview whose application is open. */
export function InterviewActions({ interview, onTask }: InterviewActionsProps) {
  const { name } = applicantOf(interview);
  const isPast = interview.category === 'completed';
  return (
    <Stack direction="row" gap={1} wrap>
      {!isPast && isMeetLink(interview.meet_link) && (
        <OuterLinkButton href={interview.meet_link} icon="video" small>
          Join interview
        </OuterLinkButton>
      )}
      {isPast && (
        <>
          <TaskButton
            text="Accept"
            of={name}
            onPress={() => {
              onTask('accept');
            }}
          />
          <TaskButton
            text="Reject"
            of={name}
            danger
            onPress={() => {
              onTask('reject');
            }}
          />
        </>
      )}
      <LinkButton
        to={setUpInterview(interview.application_id)}
        tone="secondary"
        small
        aria-label={`Reschedule: ${name}`}
      >
        Reschedule
      </LinkButton>
      {!isPast && (
        <TaskButton
          text="Cancel interview"
          of={name}
          secondary
          onPress={() => {
            onTask('cancel');
          }}
        />
      )}
    </Stack>
  );
}

interface TaskButtonProps {
  text: string;
  /** Who it is about, for screen readers. */
  of: string;
  danger?: boolean;
  secondary?: boolean;
  onPress: () => void;
}

function TaskButton({ text, of, danger = false, secondary = false, onPress }: TaskButtonProps) {
  return (
    <Button
      small
      tone={danger ? 'danger' : secondary ? 'secondary' : 'primary'}
      aria-label={`${text}: ${of}`}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
