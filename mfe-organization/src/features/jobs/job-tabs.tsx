import { describeError, jobStates, useListJobsInfiniteQuery, type JobState } from '@ifj/shared-api';
import {
  CardList,
  EmptyState,
  FailedState,
  InfiniteList,
  LinkButton,
  LoadingState,
  StateTabs,
} from '@ifj/shared-ui';
import { JobCard } from './job-card.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface JobTabsProps {
  state: JobState;
  onChange: (state: JobState) => void;
}

const emptyTexts: Record<JobState, { title: string; text: string }> = {
  active: {
    title: 'You have no active jobs.',
    text: 'A job that you create is open to students at once.',
  },
  closed: { title: 'You have no closed jobs.', text: 'A job that you close waits here.' },
  expired: {
    title: 'You have no expired jobs.',
    text: 'A job is here once its deadline has passed.',
  },
};

/** The organization's own jobs by state, each tab with its count. */
export function JobTabs({ state, onChange }: JobTabsProps) {
  const list = useListJobsInfiniteQuery({ state });
  const counts = list.data?.pages[0]?.meta.counts;
  const items = jobStates.map((tab) => ({ ...tab, count: counts?.[tab.value] }));
  const jobs = list.currentData?.pages.flatMap((page) => page.jobs.data);
  const place = useFocusAfterRemoval({ name: state, length: jobs?.length ?? 0 });

  return (
    <div ref={place}>
      <StateTabs label="Jobs by state" items={items} value={state} onChange={onChange}>
        {content()}
      </StateTabs>
    </div>
  );

  function content() {
    if (jobs === undefined && list.isError) {
      return (
        <FailedState
          title="Failed to fetch jobs. Please try again later."
          text={describeError(list.error).message}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    if (jobs === undefined) return <LoadingState label="Loading jobs…" />;
    if (jobs.length === 0) {
      return (
        <EmptyState
          {...emptyTexts[state]}
          action={
            state === 'active' && <LinkButton to="/dashboard/create-job">Create Job</LinkButton>
          }
        />
      );
    }
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
}
