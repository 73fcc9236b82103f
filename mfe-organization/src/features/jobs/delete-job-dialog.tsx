import type { Job } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import { useDeleteJobMutation } from '../../generated/operations.ts';
import { useFailureToast } from '../screen/use-failure-toast.ts';

/** The job goes from the list at once, and this question with its card; it comes back on failure. */
export function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [deleteJob] = useDeleteJobMutation();
  const toast = useToast();
  const fail = useFailureToast();

  async function confirm() {
    onClose();
    toast.closeErrors();
    try {
      await deleteJob({ id: job.id }).unwrap();
      toast.success('Job deleted successfully');
    } catch (error) {
      fail('An error occurred while deleting the job.', error);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Confirm Delete"
      text={`Delete “${job.job_title}”? Applications that you received for it stay. Interviews that are still to come are cancelled, and the students hear of it by mail.`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
