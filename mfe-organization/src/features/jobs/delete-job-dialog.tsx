import { describeError, type Job } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import { useDeleteJobMutation } from '../../generated/operations.ts';

/** The job goes from the list at once, and this question with its card; it comes back on failure. */
export function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [deleteJob] = useDeleteJobMutation();
  const toast = useToast();

  async function confirm() {
    onClose();
    toast.closeErrors();
    try {
      await deleteJob({ id: job.id }).unwrap();
      toast.success('Job deleted successfully');
    } catch (error) {
      toast.error('An error occurred while deleting the job.', describeError(error).message);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Confirm Delete"
      text={`Delete “${job.job_title}”? Applications that you received for it stay.`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
