import {
  applicationListTag,
  jobTag,
  meTag,
  notificationListTag,
  pagesTags,
  type OperationTags,
} from '@ifj/shared-api';

interface ApplicationsPage {
  applications: { data: { id: string }[] };
}

export const tags: OperationTags = {
  listStudentApplications: {
    providesTags: (answer: { pages: ApplicationsPage[] } | undefined) =>
      pagesTags(applicationListTag, ({ applications }) => applications.data, answer),
  },
  // The job then carries the applicant's id.
  applyToJob: {
    invalidatesTags: (_answer, error, { body }: { body: { job_id: string } }) =>
      error === undefined ? [applicationListTag, jobTag(body.job_id)] : [],
  },
  // Also when it was refused: the organization may have decided meanwhile.
  withdrawApplication: { invalidatesTags: () => [applicationListTag] },
  // Also when it was refused: the organization may have offered others meanwhile.
  chooseInterviewDate: { invalidatesTags: () => [applicationListTag, notificationListTag] },
  updateStudent: {
    invalidatesTags: (_answer, error) => (error === undefined ? [meTag] : []),
  },
};
