import { describeError, type Job } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import { useDeleteJobMutation } from '../../generated/operations.ts';

export function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [deleteJob, { isLoading, error }] = useDeleteJobMutation();
  const toast = useToast();

  async function confirm() {
    const { error: failure } = await deleteJob({ id: job.id });
    if (failure !== undefined) return;
    toast.success('Job deleted successfully');
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Confirm Delete"
      text={`Delete “${job.job_title}”? Applications that you received for it stay.`}
      busy={isLoading}
      busyText="Deleting…"
      error={error && `An error occurred while deleting the job. ${describeError(error).message}`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
