import { Page, SearchBox, Stack } from '@ifj/shared-ui';
import { JobFilterBar } from './job-filter-bar.tsx';
import { JobResults } from './job-results.tsx';
import { longestWords } from './job-filter.ts';
import { useJobFilter } from './use-job-filter.ts';

export default function JobListPage() {
  const { filter, words, setWords } = useJobFilter();
  return (
    <Page title="Jobs" lead="Open internships of organizations that we have checked.">
      <Stack gap={3}>
        <Stack gap={1.5}>
          <SearchBox
            label="Search jobs"
            value={words}
            onSearch={setWords}
            maxLength={longestWords}
          />
          <JobFilterBar />
        </Stack>
        <JobResults filter={filter} words={words} />
      </Stack>
    </Page>
  );
}
