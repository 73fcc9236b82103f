import {
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
} from '@ifj/shared-api';
import { mayHaveArrived } from './features/applications/arrival.ts';

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
      if (mayHaveArrived(error)) return [applicationListTag, jobTag(body.job_id)];
      return describeError(error).code === 'PROFILE_INCOMPLETE' ? [meTag] : [];
    },
  },
  // Also when it was refused: the organization may have decided meanwhile.
  withdrawApplication: {
    invalidatesTags: (answer: SavedApplication | undefined) => [
      applicationListTag,
      ...(answer === undefined ? [] : [jobTag(answer.application.job_id)]),
    ],
  },
  // Also when it was refused: the organization may have offered others meanwhile.
  chooseInterviewDate: { invalidatesTags: () => [applicationListTag, notificationListTag] },
  updateStudent: {
    invalidatesTags: (_answer, error) => (error === undefined ? [meTag] : []),
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
