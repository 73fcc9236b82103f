import type { Job } from '@ifj/shared-api';

/** A page of the list of jobs as the api answers it. */
export const jobPage = (data: Job[], next: string | null = null) => ({
  jobs: { data },
  meta: { next_cursor: next },
});
