import type { Job } from '@ifj/shared-api';
import { ActionMenu } from '@ifj/shared-ui/dialog';
import type { JobTask } from './job-task.ts';
import { useToggleJob } from './use-toggle-job.ts';

interface JobMenuProps {
  job: Job;
  onTask: (task: JobTask) => void;
}

export function JobMenu({ job, onTask }: JobMenuProps) {
  const { close, activate } = useToggleJob(job);
  return (
    <ActionMenu
      label={`Actions for ${job.job_title}`}
      actions={[
        ...(job.state === 'closed' || job.status === 0
          ? []
          : [{ label: 'Close Job', icon: 'withdrawn' as const, onSelect: () => void close() }]),
        ...(job.state === 'active'
          ? []
          : [
              {
                label: 'Activate',
                icon: 'accepted' as const,
                onSelect: () => {
                  if (job.state === 'expired') onTask('renew');
                  else void activate();
                },
              },
            ]),
        { label: 'Edit Job', icon: 'edit', to: `/edit-job/${job.id}` },
      ]}
    />
  );
}
