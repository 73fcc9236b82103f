import { environments, jobFields, jobStates, labelOf, type Job } from '@ifj/shared-api';
import {
  Deadline,
  EntityCard,
  IconButton,
  LinkButton,
  Stack,
  StatusChip,
  Stipend,
  type StatusKind,
} from '@ifj/shared-ui';
import { lazy, Suspense, useState } from 'react';
import type { JobTask } from './job-task.ts';

const JobDialogs = lazy(async () => ({
  default: (await import('./job-dialogs.tsx')).JobDialogs,
}));
const JobMenu = lazy(async () => ({ default: (await import('./job-menu.tsx')).JobMenu }));

const chips = { active: 'Active', closed: 'Closed', expired: 'Expired' } as const satisfies Record<
  Job['state'],
  StatusKind
>;

/** One of the organization's own jobs, with what can be done to it. */
export function JobCard({ job }: { job: Job }) {
  const [task, setTask] = useState<JobTask | null>(null);
  return (
    <EntityCard
      title={job.job_title}
      subtitle={<StatusChip status={chips[job.state]}>{labelOf(jobStates, job.state)}</StatusChip>}
      corner={
        <Stack direction="row">
          <Suspense>
            <JobMenu job={job} onTask={setTask} />
          </Suspense>
          <IconButton
            icon="delete"
            label={`Delete ${job.job_title}`}
            onClick={() => {
              setTask('delete');
            }}
          />
        </Stack>
      }
      facts={[
        { label: 'Field', value: labelOf(jobFields, job.field), icon: 'field' },
        {
          label: 'Work environment',
          value: labelOf(environments, job.env_mode),
          icon: 'environment',
        },
        { label: 'Location', value: job.location, icon: 'place' },
        { label: 'Applications', value: applicationsOf(job), icon: 'applications' },
      ]}
      meta={
        <>
          <Stipend paid={job.stipend === 1} amount={job.amount} />
          <Deadline date={job.deadline} />
        </>
      }
      action={
        job.state === 'active' && (
          <LinkButton
            to={`/dashboard/jobs/${job.org_id}/${job.id}`}
            tone="secondary"
            aria-label={`View Applications for ${job.job_title}`}
          >
            View Applications
          </LinkButton>
        )
      }
    >
      {task !== null && (
        <Suspense>
          <JobDialogs
            job={job}
            task={task}
            onClose={() => {
              setTask(null);
            }}
          />
        </Suspense>
      )}
    </EntityCard>
  );
}

function applicationsOf({ applications_count: count = 0 }: Job): string {
  return count === 1 ? '1 application' : `${count} applications`;
}
