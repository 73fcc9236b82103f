import { entriesOf, failureReason, useListJobsInfiniteQuery } from '@ifj/shared-api';
import { PagedList } from '@ifj/shared-ui';
import { JobCard } from './job-card.tsx';
import { queryOf, type JobFilter } from './job-filter.ts';
import { jobsFailed } from './jobs-failed.ts';
import { NoJobs } from './no-jobs.tsx';

/** A list that was read longer ago shows at once and is read anew, in seconds. */
const freshFor = 30;

interface JobResultsProps {
  filter: JobFilter | null;
  /** Searched for beside it; an empty text for none. */
  words: string;
}

/** The jobs under a filter, page by page; none under one that cannot be read. */
export function JobResults({ filter, words }: JobResultsProps) {
  const query = queryOf(filter, words);
  const list = useListJobsInfiniteQuery(query ?? {}, {
    skip: query === null,
    refetchOnMountOrArgChange: freshFor,
  });

  return (
    <PagedList
      query={list}
      entries={query === null ? [] : entriesOf(list.currentData, (page) => page.jobs.data)}
      failure={{ title: jobsFailed, reason: list.error && failureReason(list.error, jobsFailed) }}
      loadingText="Loading jobs…"
      endText="No more jobs"
      empty={<NoJobs />}
    >
      {(job) => <JobCard job={job} />}
    </PagedList>
  );
}
