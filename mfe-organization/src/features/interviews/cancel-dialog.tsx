import { describeError } from '@ifj/shared-api';
import { formatZonedTime, useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import { useCancelInterviewMutation, type Interview } from '../../generated/operations.ts';
import { applicantOf } from '../applications/applicant.ts';
import { useLateFailure } from '../screen/use-late-failure.ts';

interface CancelDialogProps {
  interview: Interview;
  onClose: () => void;
}

export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  const [cancel, { isLoading, error }] = useCancelInterviewMutation();
  const toast = useToast();
  const failLate = useLateFailure();
  const { name } = applicantOf(interview);

  async function confirm() {
    toast.closeErrors();
    const { error: failure } = await cancel({ id: interview.id });
    if (failure !== undefined) {
      failLate('The interview was not cancelled.', failure);
      return;
    }
    toast.success('Interview cancelled.');
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Cancel interview?"
      text={`${name} hears by mail that the interview on ${formatZonedTime(interview.date, interview.timezone)} does not take place. The application stays open.`}
      cancelText="Keep interview"
      confirmText="Cancel interview"
      busy={isLoading}
      busyText="Cancelling…"
      error={error && describeError(error).message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
