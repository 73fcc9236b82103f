import {
  allJobsTag,
  applicationListTag,
  changeMe,
  describeError,
  jobTag,
  meTag,
  notificationListTag,
  pagesTags,
  type OperationTags,
  type RunningCall,
  type Student,
  unlessRefused,
} from '@ifj/shared-api';

interface ApplicationsPage {
  applications: { data: { id: string }[] };
}

interface SavedApplication {
  application: { job_id: string };
}

interface SavedStudent {
  student: Student;
}

export const tags: OperationTags = {
  listStudentApplications: {
    providesTags: (answer: { pages: ApplicationsPage[] } | undefined) =>
      pagesTags(applicationListTag, ({ applications }) => applications.data, answer),
  },
  // The job then carries the applicant's id.
  applyToJob: {
    invalidatesTags: (_answer, error, { body }: { body: { job_id: string } }) => {
      if (describeError(error).code === 'PROFILE_INCOMPLETE') return [meTag];
      return unlessRefused(error, [applicationListTag, jobTag(body.job_id)]);
    },
  },
  withdrawApplication: {
    invalidatesTags: (answer: SavedApplication | undefined, error) =>
      unlessRefused(error, [
        applicationListTag,
        answer ? jobTag(answer.application.job_id) : allJobsTag,
      ]),
  },
  // Also when it was refused: the organization may have offered others meanwhile.
  chooseInterviewDate: { invalidatesTags: () => [applicationListTag, notificationListTag] },
  updateStudent: {
    invalidatesTags: (_answer, error) => unlessRefused(error, [meTag]),
    onQueryStarted: (_arg, { dispatch, queryFulfilled }: RunningCall<SavedStudent>) =>
      queryFulfilled.then(
        ({ data: { student } }) => {
          dispatch(
            changeMe((me) => {
              me.student = student;
            }),
          );
        },
        () => undefined,
      ),
  },
};
