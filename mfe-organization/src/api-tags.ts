import {
  applicationListTag,
  applicationTag,
  interviewListTag,
  jobListTag,
  jobTag,
  pagesTags,
  type OperationTags,
  type RunningCall,
  type Tag,
  unlessRefused,
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

/** Every application, wherever it is shown. */
const allApplicationsTag: Tag = { type: 'Application' };

/** Opening, accepting or rejecting moves an application between lists, with its interview. */
const applicationMoved: OperationTags[string] = {
  invalidatesTags: (_answer, error, { applicationId }: { applicationId: string }) =>
    unlessRefused(error, [applicationTag(applicationId), applicationListTag, interviewListTag]),
};

export const tags: OperationTags = {
  createJob: { invalidatesTags: (_answer, error) => unlessRefused(error, [jobListTag]) },
  // Applications and interviews carry their job's title.
  updateJob: {
    invalidatesTags: (_answer, error, { id }: { id: string }) =>
      unlessRefused(error, [jobTag(id), jobListTag, allApplicationsTag, interviewListTag]),
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
  // Applications say whether their job is still there; coming interviews are cancelled with it.
  deleteJob: {
    invalidatesTags: (_answer, error, { id }: { id: string }) => [
      jobListTag,
      ...unlessRefused(error, [jobTag(id), allApplicationsTag, interviewListTag]),
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
      answer ? applicationTag(answer.interview.application_id) : allApplicationsTag,
    ],
  },
};
