import { describeError, useListJobsInfiniteQuery } from '@ifj/shared-api';
import { PagedList } from '@ifj/shared-ui';
import { JobCard } from './job-card.tsx';
import { queryOf, type JobFilter } from './job-filter.ts';
import { NoJobs } from './no-jobs.tsx';

/** The jobs under a filter, page by page; none under one that cannot be read. */
export function JobResults({ filter }: { filter: JobFilter | null }) {
  const query = queryOf(filter);
  const list = useListJobsInfiniteQuery(query ?? {}, { skip: query === null });

  return (
    <PagedList
      query={list}
      entries={query === null ? [] : list.currentData?.pages.flatMap((page) => page.jobs.data)}
      failure={{
        title: 'Failed to fetch jobs. Please try again.',
        reason: list.error && describeError(list.error).message,
      }}
      loadingText="Loading jobs…"
      endText="No more jobs"
      empty={<NoJobs />}
    >
      {(job) => <JobCard job={job} />}
    </PagedList>
  );
}
