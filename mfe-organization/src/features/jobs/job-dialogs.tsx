import type { Job } from '@ifj/shared-api';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import type { JobTask } from './job-task.ts';
import { RenewJobDialog } from './renew-job-dialog.tsx';

interface JobDialogsProps {
  job: Job;
  task: JobTask;
  onClose: () => void;
}

export function JobDialogs({ job, task, onClose }: JobDialogsProps) {
  const Dialog = task === 'delete' ? DeleteJobDialog : RenewJobDialog;
  return <Dialog job={job} onClose={onClose} />;
}
