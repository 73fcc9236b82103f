import {
  allJobsTag,
  companyNamesTag,
  jobListTag,
  jobTag,
  meTag,
  notificationListTag,
  pagesTags,
  type OperationTags,
} from './tag.ts';
import { unlessRefused } from './unless-refused.ts';

interface JobsPage {
  jobs: { data: { id: string }[] };
}

interface NotificationsPage {
  notifications: { id: string }[];
}

/** Who reads job after job comes back to the list as it was (seconds). */
const listsKeptFor = 600;

/** Tags of the operations that more than one area uses. */
export const tags: OperationTags = {
  getMe: { providesTags: () => [meTag] },
  // A company's name stands on its jobs too.
  updateOrganization: {
    invalidatesTags: (_, error) => unlessRefused(error, [meTag, companyNamesTag, allJobsTag]),
  },
  listCompanyNames: { providesTags: () => [companyNamesTag] },
  listJobs: {
    keepUnusedDataFor: listsKeptFor,
    providesTags: (answer: { pages: JobsPage[] } | undefined) =>
      pagesTags(jobListTag, ({ jobs }) => jobs.data, answer),
  },
  viewJob: { providesTags: (_answer, _error, { id }: { id: string }) => [jobTag(id)] },
  listNotifications: {
    providesTags: (answer: { pages: NotificationsPage[] } | undefined) =>
      pagesTags(notificationListTag, ({ notifications }) => notifications, answer),
  },
  // `me` counts what is unread.
  markNotification: {
    invalidatesTags: (_, error) => unlessRefused(error, [notificationListTag, meTag]),
  },
};
