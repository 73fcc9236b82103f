import type { Job } from '@ifj/shared-api';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { RenewJobDialog } from './renew-job-dialog.tsx';

/** What a job's card opens a dialog for: removing it, or activating it with a new deadline. */
export type JobTask = 'delete' | 'renew';

interface JobDialogsProps {
  job: Job;
  task: JobTask;
  onClose: () => void;
}

export default function JobDialogs({ job, task, onClose }: JobDialogsProps) {
  const Dialog = task === 'delete' ? DeleteJobDialog : RenewJobDialog;
  return <Dialog job={job} onClose={onClose} />;
}
