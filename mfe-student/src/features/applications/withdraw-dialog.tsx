import { describeError } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import { useWithdrawApplicationMutation, type Application } from '../../generated/operations.ts';
import { useLateFailure } from '../screen/use-late-failure.ts';

interface WithdrawDialogProps {
  application: Application;
  onClose: () => void;
}

/** Asks before an application is taken back. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const [withdraw, { isLoading, error }] = useWithdrawApplicationMutation();
  const toast = useToast();
  const failLate = useLateFailure();
  const { id, job, organization, status } = application;

  async function confirm() {
    toast.closeErrors();
    const { error: failure } = await withdraw({ id });
    if (failure !== undefined) {
      failLate('The application was not withdrawn.', failure);
      return;
    }
    toast.success('Application withdrawn.');
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Withdraw application?"
      text={[
        `${organization.company_name} hears that you no longer apply for “${job.job_title}”.`,
        ...(status === 'Interview' ? ['An interview that is still to come is cancelled.'] : []),
        'You cannot apply for this job again.',
      ].join(' ')}
      cancelText="Keep application"
      confirmText="Withdraw"
      busy={isLoading}
      busyText="Withdrawing…"
      error={error && describeError(error).message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
