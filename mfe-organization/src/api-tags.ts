import {
  applicationListTag,
  applicationTag,
  jobListTag,
  jobTag,
  pagesTags,
  type OperationTags,
  type Tag,
} from '@ifj/shared-api';

interface ApplicationsPage {
  applications: { id: string }[];
}

const whenDone = (error: unknown, tags: Tag[]): Tag[] => (error === undefined ? tags : []);

/** Opening, accepting or rejecting moves an application between lists. */
const applicationMoved: OperationTags[string] = {
  invalidatesTags: (_answer, error, { applicationId }: { applicationId: string }) =>
    whenDone(error, [applicationTag(applicationId), applicationListTag]),
};

export const tags: OperationTags = {
  createJob: { invalidatesTags: (_answer, error) => whenDone(error, [jobListTag]) },
  updateJob: {
    invalidatesTags: (_answer, error, { id }: { id: string }) =>
      whenDone(error, [jobTag(id), jobListTag]),
  },
  toggleJobStatus: {
    invalidatesTags: (_answer, error, { id }: { id: string }) =>
      whenDone(error, [jobTag(id), jobListTag]),
  },
  // Applications say whether their job is still there.
  deleteJob: {
    invalidatesTags: (_answer, error) => whenDone(error, [jobListTag, applicationListTag]),
  },
  listOrganizationApplications: {
    providesTags: (answer: { pages: ApplicationsPage[] } | undefined) =>
      pagesTags(applicationListTag, ({ applications }) => applications, answer),
  },
  getApplication: {
    providesTags: (_answer, _error, { id }: { id: string }) => [applicationTag(id)],
  },
  reviewApplication: applicationMoved,
  acceptApplication: applicationMoved,
  rejectApplication: applicationMoved,
};
