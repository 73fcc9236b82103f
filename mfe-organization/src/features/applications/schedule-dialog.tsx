import { Button, LinkButton, Text } from '@ifj/shared-ui';
import { Dialog } from '@ifj/shared-ui/dialog';
import { setUpInterview } from './set-up-interview.ts';

interface ScheduleDialogProps {
  applicationId: string;
  name: string;
  /** Without an interview. */
  onSkip: () => void;
  onClose: () => void;
}

export function ScheduleDialog({ applicationId, name, onSkip, onClose }: ScheduleDialogProps) {
  return (
    <Dialog
      open
      title="Schedule Interview"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onSkip}>
            No, skip interview
          </Button>
          <LinkButton to={setUpInterview(applicationId)}>Yes, set up an interview</LinkButton>
        </>
      }
    >
      <Text>
        Do you want to arrange a virtual interview with {name} via Google Meet? Without one you can
        accept the candidate at once.
      </Text>
    </Dialog>
  );
}
