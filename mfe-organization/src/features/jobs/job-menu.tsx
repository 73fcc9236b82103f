import { sharedJob, type Job } from '@ifj/shared-api';
import { useShare } from '@ifj/shared-ui';
import { ActionMenu } from '@ifj/shared-ui/dialog';
import type { JobTask } from './job-task.ts';
import { useToggleJob } from './use-toggle-job.ts';

interface JobMenuProps {
  job: Job;
  onTask: (task: JobTask) => void;
}

export function JobMenu({ job, onTask }: JobMenuProps) {
  const { close, activate } = useToggleJob(job);
  const share = useShare();
  const shared = sharedJob(job);
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
        ...(shared
          ? [{ label: 'Share Job', icon: 'share' as const, onSelect: () => void share(shared) }]
          : []),
      ]}
    />
  );
}
