import { cursorPages, operationsOf, type PageCursor } from '@ifj/shared-api';
import { tags } from '../api-tags.ts';

const api = operationsOf('mfe-organization', tags);
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createJob: build.mutation<CreateJobApiResponse, CreateJobApiArg>({
      query: (queryArg) => ({
        url: `/jobs`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateJob: build.mutation<UpdateJobApiResponse, UpdateJobApiArg>({
      query: (queryArg) => ({
        url: `/jobs/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    deleteJob: build.mutation<DeleteJobApiResponse, DeleteJobApiArg>({
      query: (queryArg) => ({
        url: `/jobs/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    toggleJobStatus: build.mutation<ToggleJobStatusApiResponse, ToggleJobStatusApiArg>({
      query: (queryArg) => ({
        url: `/closeORopenJOB/${encodeURIComponent(String(queryArg.id))}/toggle-status`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    listOrganizationApplications: build.infiniteQuery<
      ListOrganizationApplicationsApiResponse,
      Omit<ListOrganizationApplicationsApiArg, 'cursor'>,
      PageCursor
    >(
      cursorPages((queryArg: ListOrganizationApplicationsApiArg) => ({
        url: `/ViewApplicationByOrg/${encodeURIComponent(String(queryArg.orgId))}`,
        params: {
          status: queryArg.status,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          job_id: queryArg.jobId,
        },
      })),
    ),
    getApplication: build.query<GetApplicationApiResponse, GetApplicationApiArg>({
      query: (queryArg) => ({
        url: `/applications/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    reviewApplication: build.mutation<ReviewApplicationApiResponse, ReviewApplicationApiArg>({
      query: (queryArg) => ({
        url: `/ReviewApplicationByOrg/${encodeURIComponent(String(queryArg.applicationId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    acceptApplication: build.mutation<AcceptApplicationApiResponse, AcceptApplicationApiArg>({
      query: (queryArg) => ({
        url: `/AcceptApplicationByOrg/${encodeURIComponent(String(queryArg.applicationId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    rejectApplication: build.mutation<RejectApplicationApiResponse, RejectApplicationApiArg>({
      query: (queryArg) => ({
        url: `/RejectApplicationByOrg/${encodeURIComponent(String(queryArg.applicationId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    scheduleInterview: build.mutation<ScheduleInterviewApiResponse, ScheduleInterviewApiArg>({
      query: (queryArg) => ({
        url: `/interviews/schedule`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listInterviews: build.infiniteQuery<
      ListInterviewsApiResponse,
      Omit<ListInterviewsApiArg, 'cursor'>,
      PageCursor
    >(
      cursorPages((queryArg: ListInterviewsApiArg) => ({
        url: `/organizations/${encodeURIComponent(String(queryArg.orgId))}/interviews`,
        params: {
          category: queryArg.category,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      })),
    ),
    cancelInterview: build.mutation<CancelInterviewApiResponse, CancelInterviewApiArg>({
      query: (queryArg) => ({
        url: `/interviews/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type CreateJobApiResponse = /** status 201 Default Response */ JobSaved;
export type CreateJobApiArg = {
  /** The same key, the same answer. */
  'Idempotency-Key'?: string | undefined;
  body: {
    job_title: string;
    field: 'Art' | 'Science' | 'Commercial';
    department: string;
    stipend: 1 | 0;
    env_mode: 'onsite' | 'remote' | 'hybrid';
    amount?: (string | null) | undefined;
    duration: string;
    deadline: string;
    job_description: string;
    job_requirements?: (string | null) | undefined;
    org_id?: string | undefined;
    location?: string | undefined;
  };
};
export type UpdateJobApiResponse = /** status 200 Default Response */ JobSaved;
export type UpdateJobApiArg = {
  id: string;
  body: {
    job_title?: string | undefined;
    field?: ('Art' | 'Science' | 'Commercial') | undefined;
    department?: string | undefined;
    stipend?: (1 | 0) | undefined;
    env_mode?: ('onsite' | 'remote' | 'hybrid') | undefined;
    amount?: (string | null) | undefined;
    duration?: string | undefined;
    deadline?: string | undefined;
    job_description?: string | undefined;
    job_requirements?: (string | null) | undefined;
    org_id?: string | undefined;
    location?: string | undefined;
  };
};
export type DeleteJobApiResponse = /** status 200 Default Response */ MessageAnswer;
export type DeleteJobApiArg = {
  id: string;
};
export type ToggleJobStatusApiResponse = /** status 200 Default Response */ JobSaved;
export type ToggleJobStatusApiArg = {
  id: string;
  body: {
    status: 1 | 0;
    deadline?: string | undefined;
    org_id?: string | undefined;
  };
};
export type ListOrganizationApplicationsApiResponse =
  /** status 200 Default Response */ OrganizationApplicationList;
export type ListOrganizationApplicationsApiArg = {
  status?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  jobId?: string | undefined;
  orgId: string;
};
export type GetApplicationApiResponse = /** status 200 Default Response */ ApplicationView;
export type GetApplicationApiArg = {
  id: string;
};
export type ReviewApplicationApiResponse = /** status 200 Default Response */ ApplicationSaved;
export type ReviewApplicationApiArg = {
  applicationId: string;
  body: {
    org_id?: string | undefined;
  };
};
export type AcceptApplicationApiResponse = /** status 200 Default Response */ ApplicationSaved;
export type AcceptApplicationApiArg = {
  applicationId: string;
  body: {
    org_id?: string | undefined;
  };
};
export type RejectApplicationApiResponse = /** status 200 Default Response */ ApplicationSaved;
export type RejectApplicationApiArg = {
  applicationId: string;
  body: {
    org_id?: string | undefined;
  };
};
export type ScheduleInterviewApiResponse = /** status 200 Default Response */ InterviewSaved;
export type ScheduleInterviewApiArg = {
  body: {
    application_id: string;
    job_id?: string | undefined;
    user_id?: string | undefined;
    org_id?: string | undefined;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    date: string;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    alt_date_1: string;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    alt_date_2: string;
    meet_link?: (string | null) | undefined;
  };
};
export type ListInterviewsApiResponse = /** status 200 Default Response */ InterviewList;
export type ListInterviewsApiArg = {
  category?: 'pending' | 'active' | 'completed' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  orgId: string;
};
export type CancelInterviewApiResponse = /** status 200 Default Response */ InterviewSaved;
export type CancelInterviewApiArg = {
  id: string;
};
export type Job = {
  id: string;
  org_id: string;
  job_title: string;
  job_description: string;
  job_requirements: string | null;
  field: 'Art' | 'Science' | 'Commercial';
  department: string;
  stipend: 1 | 0;
  amount: string | null;
  duration: string;
  location: string;
  deadline: string;
  env_mode: 'onsite' | 'remote' | 'hybrid';
  status: 1 | 0;
  state: 'active' | 'closed' | 'expired';
  company_name: string;
  company_email: string | null;
  company_verified: boolean;
  created_at: string;
  /** Ids of applicants: all of them for the owner, at most their own for students. */
  application: string[];
  /** Where the caller’s own application stands; not told in lists. */
  application_status?:
    | ('Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn' | 'Open')
    | undefined;
  /** For the owner only. */
  applications_count?: number | undefined;
};
export type JobSaved = {
  job: Job;
  message: string;
};
export type ErrorAnswer = {
  error: string;
  message: string;
  code: string;
  fields?:
    | {
        [key: string]: string;
      }
    | undefined;
};
export type MessageAnswer = {
  message: string;
};
export type ApplicationInterview = {
  id: string;
  application_id: string;
  /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
  date: string;
  /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
  alt_date_1: string;
  /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
  alt_date_2: string;
  offered: {
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    date: string;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    alt_date_1: string;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    alt_date_2: string;
  };
  selected_date: ('date' | 'alt_date_1' | 'alt_date_2') | null;
  starts_at: string;
  offered_at: {
    date: string;
    alt_date_1: string;
    alt_date_2: string;
  };
  meet_link: string;
  /** IANA name. */
  timezone: string;
  category: 'pending' | 'active' | 'completed';
  cancelled: boolean;
  /** Whether the student can choose a date now. */
  open: boolean;
  /** Of the latest invite by mail (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** What calendars call it, in the invite by mail too. */
  event: string;
  application: {
    status: 'Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn' | 'Open';
  };
};
export type Application = {
  id: string;
  job_id: string;
  user_id: string;
  org_id: string;
  status: 'Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn' | 'Open';
  created_at: string;
  updated_at: string;
  cover_letter: string;
  resume: string | null;
  resume_name: string | null;
  internship_letter: string | null;
  internship_letter_name: string | null;
  job_title: string;
  job: {
    job_title: string;
    job_description: string;
    available: boolean;
  };
  user: {
    email: string;
    student: {
      full_name: string;
      university: string;
      course_of_study: string;
    };
  };
  organization: {
    company_name: string;
  };
  interview: ApplicationInterview | null;
  history: {
    status: 'Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn' | 'Open';
    at: string;
  }[];
  /** Who took which file, the latest first. Only its student is told. */
  downloads?:
    | {
        company_name: string;
        kind: 'resume' | 'internship_letter';
        /** The last time. */
        at: string;
        /** How often in all. */
        times: number;
      }[]
    | undefined;
};
export type PageMeta = {
  next_cursor: string | null;
};
export type OrganizationApplicationList = {
  applications: Application[];
  meta: PageMeta;
};
export type ApplicationView = {
  application: Application;
  rejection_letter?:
    | {
        subject: string;
        text: string;
      }
    | undefined;
};
export type ApplicationSaved = {
  application: Application;
  message: string;
};
export type Interview = {
  id: string;
  application_id: string;
  /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
  date: string;
  /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
  alt_date_1: string;
  /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
  alt_date_2: string;
  offered: {
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    date: string;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    alt_date_1: string;
    /** Day and hour in the interview’s zone: YYYY-MM-DD HH:mm. */
    alt_date_2: string;
  };
  selected_date: ('date' | 'alt_date_1' | 'alt_date_2') | null;
  starts_at: string;
  offered_at: {
    date: string;
    alt_date_1: string;
    alt_date_2: string;
  };
  meet_link: string;
  /** IANA name. */
  timezone: string;
  category: 'pending' | 'active' | 'completed';
  cancelled: boolean;
  /** Whether the student can choose a date now. */
  open: boolean;
  /** Of the latest invite by mail (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** What calendars call it, in the invite by mail too. */
  event: string;
  application: {
    status: 'Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn' | 'Open';
  };
  user: {
    email: string;
    student: {
      full_name: string;
      university: string;
    };
  };
  job: {
    job_title: string;
  };
};
export type InterviewSaved = {
  interview: Interview;
  message: string;
};
export type InterviewList = {
  interviews: Interview[];
  meta: {
    next_cursor: string | null;
    timezone: string;
  };
};
export const {
  useCreateJobMutation,
  useUpdateJobMutation,
  useDeleteJobMutation,
  useToggleJobStatusMutation,
  useListOrganizationApplicationsInfiniteQuery,
  useGetApplicationQuery,
  useReviewApplicationMutation,
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  useScheduleInterviewMutation,
  useListInterviewsInfiniteQuery,
  useCancelInterviewMutation,
} = injectedRtkApi;
