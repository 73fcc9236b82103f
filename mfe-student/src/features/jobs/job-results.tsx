import { describeError, useListJobsInfiniteQuery } from '@ifj/shared-api';
import { CardList, FailedState, InfiniteList, LoadingState } from '@ifj/shared-ui';
import { JobCard } from './job-card.tsx';
import { queryOf, type JobFilter } from './job-filter.ts';
import { NoJobs } from './no-jobs.tsx';

/** The jobs under a filter, page by page. */
export function JobResults({ filter }: { filter: JobFilter | null }) {
  const query = queryOf(filter);
  const list = useListJobsInfiniteQuery(query ?? {}, { skip: query === null });

  if (query === null) return <NoJobs />;
  if (list.currentData === undefined && list.isError) {
    return (
      <FailedState
        title="Failed to fetch jobs. Please try again."
        text={describeError(list.error).message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.currentData === undefined) return <LoadingState label="Loading jobs…" />;

  const jobs = list.currentData.pages.flatMap((page) => page.jobs.data);
  if (jobs.length === 0) return <NoJobs />;

  return (
    <InfiniteList
      count={jobs.length}
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
      endText="No more jobs"
    >
      <CardList>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </CardList>
    </InfiniteList>
  );
}
