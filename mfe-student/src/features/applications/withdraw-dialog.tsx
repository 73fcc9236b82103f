import { describeError } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import type { Application } from '../../generated/operations.ts';
import { useLateFailure } from '../screen/use-late-failure.ts';
import { useWithdrawal } from './use-withdrawal.ts';

interface WithdrawDialogProps {
  application: Application;
  onClose: () => void;
}

/** Asks before an application is taken back. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { withdraw, isUnderWay, error } = useWithdrawal(application);
  const toast = useToast();
  const failLate = useLateFailure();
  const { job, organization, status } = application;

  async function confirm() {
    toast.closeErrors();
    const failure = await withdraw();
    if (failure !== null) {
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
      busy={isUnderWay}
      busyText="Withdrawing…"
      error={error === null ? null : describeError(error).message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
