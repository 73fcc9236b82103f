import { sharedJob, type Job } from '@ifj/shared-api';
import { LinkButton, ShareButton, Stack, Text } from '@ifj/shared-ui';
import { applicationsInWords } from './applications-in-words.ts';
import { JobChip } from './job-chip.tsx';

/** Where an own job stands, and where it goes on from here. */
export function OwnJobPanel({ job }: { job: Job }) {
  const shared = sharedJob(job);
  return (
    <Stack gap={1.5}>
      <Stack direction="row" gap={1.5} wrap>
        <JobChip state={job.state} />
        <Text tone="muted">{applicationsInWords(job)}</Text>
      </Stack>
      <Stack direction="row" gap={1.5} wrap>
        {job.state === 'active' && (
          <LinkButton to={`/dashboard/jobs/${job.org_id}/${job.id}`} icon="applications">
            View Applications
          </LinkButton>
        )}
        <LinkButton to={`/edit-job/${job.id}`} icon="edit" tone="secondary">
          Edit Job
        </LinkButton>
        {shared && <ShareButton {...shared} />}
      </Stack>
    </Stack>
  );
}
