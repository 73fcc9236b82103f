import {
  entriesOf,
  failureReason,
  jobStates,
  useListJobsInfiniteQuery,
  type JobState,
} from '@ifj/shared-api';
import { EmptyState, LinkButton, PagedList, StateTabs, useFocusAfterRemoval } from '@ifj/shared-ui';
import { CreateJobLink } from './create-job-link.tsx';
import { JobCard } from './job-card.tsx';
import { jobsFailed } from './jobs-failed.ts';

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

/** The organization's own jobs by state, each tab with its count; students apply meanwhile. */
export function JobTabs({ state, onChange }: JobTabsProps) {
  const list = useListJobsInfiniteQuery(
    { state },
    { refetchOnMountOrArgChange: 60, refetchOnFocus: true },
  );
  const counts = list.data?.pages[0]?.meta.counts;
  const items = jobStates.map((tab) => ({ ...tab, count: counts?.[tab.value] }));
  const jobs = entriesOf(list.currentData, (page) => page.jobs.data);
  const place = useFocusAfterRemoval({ name: state, length: jobs?.length ?? 0 });

  return (
    <div ref={place}>
      <StateTabs label="Jobs by state" items={items} value={state} onChange={onChange}>
        <PagedList
          query={list}
          entries={jobs}
          failure={{
            title: jobsFailed,
            reason: list.error && failureReason(list.error, jobsFailed),
          }}
          loadingText="Loading jobs…"
          endText="No more jobs"
          empty={
            <EmptyState
              {...emptyTexts[state]}
              action={
                state === 'active' ? (
                  <CreateJobLink />
                ) : (
                  <LinkButton to="/dashboard/jobs">See active jobs</LinkButton>
                )
              }
            />
          }
        >
          {(job) => <JobCard job={job} />}
        </PagedList>
      </StateTabs>
    </div>
  );
}
