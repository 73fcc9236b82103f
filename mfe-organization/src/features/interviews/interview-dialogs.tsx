import { AcceptDialog } from '../applications/accept-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { AskedInterview } from './interview-task.ts';
import { RejectAfterInterview } from './reject-after-interview.tsx';

interface InterviewDialogsProps {
  asked: AskedInterview;
  onClose: () => void;
}

export function InterviewDialogs({ asked: { task, interview }, onClose }: InterviewDialogsProps) {
  if (task === 'cancel') return <CancelDialog interview={interview} onClose={onClose} />;
  if (task === 'reject') return <RejectAfterInterview interview={interview} onClose={onClose} />;
  return (
    <AcceptDialog
      application={{ id: interview.application_id, user: interview.user }}
      doneText="Back to interviews"
      onDone={onClose}
      onClose={onClose}
    />
  );
}
