import { environments, jobFields, labelOf, type Job } from '@ifj/shared-api';
import {
  Deadline,
  EntityCard,
  IconButton,
  LinkButton,
  loadDialog,
  loadPart,
  Stack,
  Stipend,
} from '@ifj/shared-ui';
import { useState } from 'react';
import { applicationsInWords } from './applications-in-words.ts';
import { JobChip } from './job-chip.tsx';
import type { JobTask } from './job-task.ts';

const JobDialogs = loadDialog(async () => (await import('./job-dialogs.tsx')).JobDialogs);
const JobMenu = loadPart(async () => (await import('./job-menu.tsx')).JobMenu, {
  waiting: <IconButton icon="more-vertical" label="Actions" disabled />,
  failed: ({ props, retry, retrying }) => (
    <IconButton
      icon="refresh"
      label={`Load the actions for ${props.job.job_title} again`}
      disabled={retrying}
      onClick={retry}
    />
  ),
});

/** One of the organization's own jobs, with what can be done to it. */
export function JobCard({ job }: { job: Job }) {
  const [task, setTask] = useState<JobTask | null>(null);
  return (
    <EntityCard
      title={job.job_title}
      to={`/dashboard/jobs/${job.id}`}
      subtitle={<JobChip state={job.state} />}
      corner={
        <Stack direction="row" gap={0}>
          <JobMenu job={job} onTask={setTask} />
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
        { label: 'Applications', value: applicationsInWords(job), icon: 'applications' },
      ]}
      meta={
        <>
          <Stipend paid={job.stipend === 1} amount={job.amount} />
          {job.state !== 'closed' && <Deadline date={job.deadline} />}
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
        <JobDialogs
          job={job}
          task={task}
          onClose={() => {
            setTask(null);
          }}
        />
      )}
    </EntityCard>
  );
}
