import {
  applicationListTag,
  applicationTag,
  describeError,
  interviewListTag,
  jobListTag,
  jobTag,
  pagesTags,
  type OperationTags,
  type RunningCall,
  type Tag,
} from '@ifj/shared-api';
import { changeListedJob } from './features/jobs/listed-jobs.ts';

interface ApplicationsPage {
  applications: { id: string }[];
}

interface InterviewsPage {
  interviews: { id: string }[];
}

interface SavedInterview {
  interview: { application_id: string };
}

interface Toggle {
  id: string;
  body: { status: 0 | 1; deadline?: string };
}

const whenDone = (error: unknown, tags: Tag[]): Tag[] => (error === undefined ? tags : []);

/** What is refused because it is gone or stands otherwise by now is shown out of date. */
const whenDoneOrOutdated = (error: unknown, tags: Tag[]): Tag[] =>
  error === undefined || [404, 409].includes(describeError(error).status ?? 0) ? tags : [];

/** Opening, accepting or rejecting moves an application between lists, with its interview. */
const applicationMoved: OperationTags[string] = {
  invalidatesTags: (_answer, error, { applicationId }: { applicationId: string }) =>
    whenDoneOrOutdated(error, [
      applicationTag(applicationId),
      applicationListTag,
      interviewListTag,
    ]),
};

export const tags: OperationTags = {
  createJob: { invalidatesTags: (_answer, error) => whenDone(error, [jobListTag]) },
  updateJob: {
    invalidatesTags: (_answer, error, { id }: { id: string }) =>
      whenDone(error, [jobTag(id), jobListTag]),
  },
  // Also when it failed: the job may have been changed or deleted elsewhere.
  toggleJobStatus: {
    invalidatesTags: (_answer, _error, { id }: Toggle) => [jobTag(id), jobListTag],
    onQueryStarted: async ({ id, body }: Toggle, { dispatch, queryFulfilled }: RunningCall) => {
      // Who gives a new deadline sees in the form how it went.
      if (body.deadline !== undefined) return;
      await changeListedJob(dispatch, id, queryFulfilled, (job) => ({
        ...job,
        status: body.status,
        state: job.state === 'expired' ? 'expired' : body.status === 1 ? 'active' : 'closed',
      }));
    },
  },
  // Applications say whether their job is still there.
  deleteJob: {
    invalidatesTags: (_answer, error, { id }: { id: string }) => [
      jobListTag,
      ...whenDone(error, [jobTag(id), applicationListTag]),
    ],
    onQueryStarted: ({ id }: { id: string }, { dispatch, queryFulfilled }: RunningCall) =>
      changeListedJob(dispatch, id, queryFulfilled, () => null),
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
  // Also when it was refused: the application may have been withdrawn meanwhile.
  scheduleInterview: {
    invalidatesTags: (_answer, _error, { body }: { body: { application_id: string } }) => [
      applicationTag(body.application_id),
      applicationListTag,
      interviewListTag,
    ],
  },
  listInterviews: {
    providesTags: (answer: { pages: InterviewsPage[] } | undefined) =>
      pagesTags(interviewListTag, ({ interviews }) => interviews, answer),
  },
  cancelInterview: {
    invalidatesTags: (answer: SavedInterview | undefined) => [
      interviewListTag,
      applicationListTag,
      ...(answer === undefined ? [] : [applicationTag(answer.interview.application_id)]),
    ],
  },
};
