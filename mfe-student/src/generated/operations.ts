import { cursorPages, operationsOf, type PageCursor } from '@ifj/shared-api';
import { tags } from '../api-tags.ts';

const api = operationsOf('mfe-student', tags);
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyToJob: build.mutation<ApplyToJobApiResponse, ApplyToJobApiArg>({
      query: (queryArg) => ({
        url: `/apply-job`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listStudentApplications: build.infiniteQuery<
      ListStudentApplicationsApiResponse,
      Omit<ListStudentApplicationsApiArg, 'cursor'>,
      PageCursor
    >(
      cursorPages((queryArg: ListStudentApplicationsApiArg) => ({
        url: `/user-applications-job/${encodeURIComponent(String(queryArg.userId))}`,
        params: {
          status: queryArg.status,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      })),
    ),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type ApplyToJobApiResponse = /** status 201 ok */ {
  application: Application;
  message: string;
};
export type ApplyToJobApiArg = {
  'Idempotency-Key'?: string;
  body: {
    org_id?: string | undefined;
    job_id: string;
    cover_letter: string;
    user_id?: string | undefined;
    resume: Blob;
    internship_letter: Blob;
  };
};
export type ListStudentApplicationsApiResponse = /** status 200 ok */ {
  applications: {
    data: Application[];
  };
  meta: {
    next_cursor: string | null;
  };
};
export type ListStudentApplicationsApiArg = {
  userId: string;
  status?: string;
  limit?: number;
  cursor?: string;
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
export const { useApplyToJobMutation, useListStudentApplicationsInfiniteQuery } = injectedRtkApi;
