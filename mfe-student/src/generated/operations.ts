import { cursorPages, operationsOf, type PageCursor } from '@ifj/shared-api';
import { tags } from '../api-tags.ts';

const api = operationsOf('mfe-student', tags);
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateStudent: build.mutation<UpdateStudentApiResponse, UpdateStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/${encodeURIComponent(String(queryArg.roleSpecificId))}/update`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
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
    withdrawApplication: build.mutation<WithdrawApplicationApiResponse, WithdrawApplicationApiArg>({
      query: (queryArg) => ({
        url: `/applications/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
      }),
    }),
    chooseInterviewDate: build.mutation<ChooseInterviewDateApiResponse, ChooseInterviewDateApiArg>({
      query: (queryArg) => ({
        url: `/interview/${encodeURIComponent(String(queryArg.interviewId))}/update-date`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type UpdateStudentApiResponse = /** status 200 Default Response */ StudentUpdated;
export type UpdateStudentApiArg = {
  roleSpecificId: string;
  body: {
    full_name: string;
    sex?: (('Male' | 'Female') | null) | undefined;
    university: string;
    course_of_study: string;
    status: 'Graduate' | 'Undergraduate';
    degree: 'BSc' | 'MSc' | 'HND' | 'OND' | 'PhD';
    phone: string;
    user_id?: string | undefined;
  };
};
export type ApplyToJobApiResponse = /** status 201 Default Response */ ApplicationSaved;
export type ApplyToJobApiArg = {
  /** The same key, the same answer. */
  'Idempotency-Key'?: string | undefined;
  body: {
    job_id: string;
    org_id?: string | undefined;
    user_id?: string | undefined;
    cover_letter: string;
    /** PDF, DOCX or DOC, told from its content, of at most 5242880 bytes. */
    resume: Blob;
    /** PDF, DOCX or DOC, told from its content, of at most 5242880 bytes. */
    internship_letter: Blob;
  };
};
export type ListStudentApplicationsApiResponse =
  /** status 200 Default Response */ StudentApplicationList;
export type ListStudentApplicationsApiArg = {
  status?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  userId: string;
};
export type WithdrawApplicationApiResponse = /** status 200 Default Response */ ApplicationSaved;
export type WithdrawApplicationApiArg = {
  id: string;
};
export type ChooseInterviewDateApiResponse = /** status 200 Default Response */ InterviewSaved;
export type ChooseInterviewDateApiArg = {
  interviewId: string;
  body: {
    selected_date: 'date' | 'alt_date_1' | 'alt_date_2';
    /** What the student saw under that name; if it has changed, nothing is chosen. */
    date?: string | undefined;
    /** The same as a moment, from `offered_at`: one hour is not one moment in every zone. */
    starts_at?: string | undefined;
  };
};
export type Student = {
  id: string;
  full_name: string;
  sex: ('Male' | 'Female') | null;
  course_of_study: string;
  degree: 'BSc' | 'MSc' | 'HND' | 'OND' | 'PhD';
  status: 'Graduate' | 'Undergraduate';
  university: string;
  phone: string;
};
export type StudentUpdated = {
  message: string;
  student: Student;
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
export type ApplicationSaved = {
  application: Application;
  message: string;
};
export type PageMeta = {
  next_cursor: string | null;
};
export type StudentApplicationList = {
  applications: {
    data: Application[];
  };
  meta: PageMeta;
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
export const {
  useUpdateStudentMutation,
  useApplyToJobMutation,
  useListStudentApplicationsInfiniteQuery,
  useWithdrawApplicationMutation,
  useChooseInterviewDateMutation,
} = injectedRtkApi;
