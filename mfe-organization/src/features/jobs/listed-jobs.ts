import { jobStates, operations, type Job, type RunningCall } from '@ifj/shared-api';

type Dispatch = RunningCall['dispatch'];

interface JobPage {
  jobs: { data: Job[] };
  meta: { next_cursor: string | null; counts?: Record<Job['state'], number> | undefined };
}

/** Changes what is held of the tabs' lists. A tab that nobody has opened holds nothing. */
function updateLists(dispatch: Dispatch, change: (pages: JobPage[], state: Job['state']) => void) {
  for (const { value: state } of jobStates) {
    dispatch(
      operations.util.updateQueryData('listJobs', { state }, ({ pages }) => {
        change(pages, state);
      }),
    );
  }
}

/** Takes a job out of the tab that shows it; null when none does. */
function takeJob(dispatch: Dispatch, id: string): Job | null {
  const found: Job[] = [];
  updateLists(dispatch, (pages) => {
    for (const { jobs } of pages) {
      const index = jobs.data.findIndex((job) => job.id === id);
      const [job] = index === -1 ? [] : jobs.data.splice(index, 1);
      if (job) found.push({ ...job, application: [...job.application] });
    }
  });
  return found[0] ?? null;
}

const isNewer = (one: Job, other: Job) =>
  one.created_at === other.created_at
    ? one.id > other.id
    : Date.parse(one.created_at) > Date.parse(other.created_at);

/** Puts a job into the tab of its state, newest first; on a page that is not loaded it comes later. */
function putJob(dispatch: Dispatch, job: Job) {
  updateLists(dispatch, (pages, state) => {
    if (state !== job.state) return;
    const last = pages.at(-1);
    const page =
      pages.find(({ jobs }) => jobs.data.some((other) => isNewer(job, other))) ??
      (last?.meta.next_cursor === null ? last : undefined);
    const jobs = page?.jobs.data;
    const index = jobs?.findIndex((other) => isNewer(job, other)) ?? -1;
    jobs?.splice(index === -1 ? jobs.length : index, 0, job);
  });
}

/** Every list carries the counts of all tabs. */
function recount(dispatch: Dispatch, from: Job | null, to: Job | null) {
  updateLists(dispatch, (pages) => {
    for (const { meta } of pages) {
      if (!meta.counts) continue;
      if (from) meta.counts[from.state] -= 1;
      if (to) meta.counts[to.state] += 1;
    }
  });
}

/**
 * Shows in the tabs and their counts what a call is about to do, and takes it back if it fails.
 * @param outcome rejects when the call fails
 * @param change what becomes of the job; null when it goes
 */
export async function changeListedJob(
  dispatch: Dispatch,
  id: string,
  outcome: Promise<unknown>,
  change: (job: Job) => Job | null,
): Promise<void> {
  const before = takeJob(dispatch, id);
  const after = before && change(before);
  if (after) putJob(dispatch, after);
  recount(dispatch, before, after);
  try {
    await outcome;
  } catch {
    if (!before) return;
    takeJob(dispatch, id);
    putJob(dispatch, before);
    recount(dispatch, after, before);
  }
}
