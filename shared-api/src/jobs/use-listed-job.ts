import { useSelector } from 'react-redux';
import { baseApi } from '../base-api.ts';
import type { Job, ListJobsApiResponse } from '../generated/operations.ts';
import type { RootState } from '../store.ts';

/** What is held of a list of jobs. */
interface HeldList {
  pages: ListJobsApiResponse[];
}

/**
 * A job as a list that was read before shows it: what can be seen of it while the job itself is on
 * its way. Undefined when none holds it.
 */
export function useListedJob(id: string): Job | undefined {
  return useSelector((state: Pick<RootState, 'api'>) => {
    const lists = Object.values(state[baseApi.reducerPath].queries).filter(
      (query) => query?.endpointName === 'listJobs',
    );
    return lists
      .flatMap((list) => (list?.data as HeldList | undefined)?.pages ?? [])
      .flatMap((page) => page.jobs.data)
      .find((job) => job.id === id);
  });
}
