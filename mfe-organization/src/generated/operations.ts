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
          job_id: queryArg.jobId,
          status: queryArg.status,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
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
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type CreateJobApiResponse = /** status 201 ok */ {
  job: Job;
  message: string;
};
export type CreateJobApiArg = {
  body: {
    org_id?: string | undefined;
    job_title: string;
    field: 'Art' | 'Science' | 'Commercial';
    department: string;
    stipend: 0 | 1;
    env_mode: 'onsite' | 'remote' | 'hybrid';
    amount?: (string | null) | undefined;
    duration: string;
    location?: string | undefined;
    deadline: string;
    job_description: string;
    job_requirements?: (string | null) | undefined;
  };
};
export type DeleteJobApiResponse = /** status 200 ok */ {
  message: string;
};
export type DeleteJobApiArg = {
  id: string;
};
export type ToggleJobStatusApiResponse = /** status 200 ok */ {
  job: Job;
  message: string;
};
export type ToggleJobStatusApiArg = {
  id: string;
  body: {
    status: 0 | 1;
    deadline?: string | undefined;
  };
};
export type ListOrganizationApplicationsApiResponse = /** status 200 ok */ {
  applications: Application[];
  meta: {
    next_cursor: string | null;
  };
};
export type ListOrganizationApplicationsApiArg = {
  orgId: string;
  jobId?: string;
  status?: string;
  limit?: number;
  cursor?: string;
};
export type GetApplicationApiResponse = /** status 200 ok */ {
  application: Application;
};
export type GetApplicationApiArg = {
  id: string;
};
export type ReviewApplicationApiResponse = /** status 200 ok */ {
  application: Application;
  message?: string | undefined;
};
export type ReviewApplicationApiArg = {
  applicationId: string;
  body: {
    org_id?: string | undefined;
  };
};
export type AcceptApplicationApiResponse = /** status 200 ok */ {
  application: Application;
  message?: string | undefined;
};
export type AcceptApplicationApiArg = {
  applicationId: string;
  body: {
    org_id?: string | undefined;
  };
};
export type RejectApplicationApiResponse = /** status 200 ok */ {
  application: Application;
  message?: string | undefined;
};
export type RejectApplicationApiArg = {
  applicationId: string;
  body: {
    org_id?: string | undefined;
  };
};
export type Job = {
  id: string;
  org_id: string;
  job_title: string;
  job_description: string;
  job_requirements: string | null;
  field: 'Art' | 'Science' | 'Commercial';
  department: string;
  stipend: 0 | 1;
  amount: string | null;
  duration: string;
  location: string;
  deadline: string;
  env_mode: 'onsite' | 'remote' | 'hybrid';
  status: 0 | 1;
  state: 'active' | 'closed' | 'expired';
  company_name: string;
  company_email: string | null;
  company_verified: boolean;
  created_at: string;
  application: string[];
  applications_count?: number | undefined;
};
export type Error = {
  error: string;
  message: string;
  code: string;
  fields?:
    | {
        [key: string]: string;
      }
    | undefined;
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
  internship_letter: string | null;
  resume_name: string | null;
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
  interview: {
    id: string;
    date: string;
  } | null;
  history: {
    status: 'Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn' | 'Open';
    at: string;
  }[];
};
export const {
  useCreateJobMutation,
  useDeleteJobMutation,
  useToggleJobStatusMutation,
  useListOrganizationApplicationsInfiniteQuery,
  useGetApplicationQuery,
  useReviewApplicationMutation,
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
} = injectedRtkApi;
