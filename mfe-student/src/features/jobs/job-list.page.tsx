import { Page, Stack } from '@ifj/shared-ui';
import { JobFilterBar } from './job-filter-bar.tsx';
import { JobResults } from './job-results.tsx';
import { useJobFilter } from './use-job-filter.ts';

export default function JobListPage() {
  const { filter } = useJobFilter();
  return (
    <Page title="Jobs" lead="Open internships of organizations that we have checked.">
      <Stack gap={3}>
        <JobFilterBar />
        <JobResults filter={filter} />
      </Stack>
    </Page>
  );
}
