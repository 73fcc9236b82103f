import { cursorPages, type PageCursor } from '../cursor-pages.ts';
import { operationsOf } from '../operations-of.ts';
import { tags } from '../tags/shared-tags.ts';

const api = operationsOf('shared-api', tags);
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/logout`, method: 'POST' }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/me` }),
    }),
    deleteMe: build.mutation<DeleteMeApiResponse, DeleteMeApiArg>({
      query: (queryArg) => ({
        url: `/me`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/password`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    logoutEverywhere: build.mutation<LogoutEverywhereApiResponse, LogoutEverywhereApiArg>({
      query: () => ({ url: `/logout-everywhere`, method: 'POST' }),
    }),
    updateOrganization: build.mutation<UpdateOrganizationApiResponse, UpdateOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.roleSpecificId))}/update`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    listJobs: build.infiniteQuery<ListJobsApiResponse, Omit<ListJobsApiArg, 'cursor'>, PageCursor>(
      cursorPages((queryArg: ListJobsApiArg) => ({
        url: `/jobs`,
        params: {
          deadline: queryArg.deadline,
          company_name: queryArg.companyName,
          field: queryArg.field,
          stipend: queryArg.stipend,
          location: queryArg.location,
          q: queryArg.q,
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      })),
    ),
    viewJob: build.query<ViewJobApiResponse, ViewJobApiArg>({
      query: (queryArg) => ({
        url: `/view/jobs/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listNotifications: build.infiniteQuery<
      ListNotificationsApiResponse,
      Omit<ListNotificationsApiArg, 'cursor'>,
      PageCursor
    >(
      cursorPages((queryArg: ListNotificationsApiArg) => ({
        url: `/view_notifications/${encodeURIComponent(String(queryArg.userId))}`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      })),
    ),
    markNotification: build.mutation<MarkNotificationApiResponse, MarkNotificationApiArg>({
      query: (queryArg) => ({
        url: `/notifications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
    listLocations: build.query<ListLocationsApiResponse, ListLocationsApiArg>({
      query: () => ({ url: `/locations` }),
    }),
    listSchools: build.query<ListSchoolsApiResponse, ListSchoolsApiArg>({
      query: () => ({ url: `/schools` }),
    }),
    listCompanyNames: build.query<ListCompanyNamesApiResponse, ListCompanyNamesApiArg>({
      query: () => ({ url: `/company_names` }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as operations };
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200 Default Response */ User;
export type GetMeApiArg = void;
export type DeleteMeApiResponse = unknown;
export type DeleteMeApiArg = {
  body: {
    password?: string | undefined;
  };
};
export type ChangePasswordApiResponse = /** status 200 Default Response */ MessageAnswer;
export type ChangePasswordApiArg = {
  body: {
    current_password: string;
    new_password: string;
  };
};
export type LogoutEverywhereApiResponse = unknown;
export type LogoutEverywhereApiArg = void;
export type UpdateOrganizationApiResponse = /** status 200 Default Response */ OrganizationUpdated;
export type UpdateOrganizationApiArg = {
  roleSpecificId: string;
  body: {
    company_name: string;
    phone: string;
    company_street_address: string;
    company_state: string;
    company_cac_number?: string | undefined;
    interview_link?: (string | null) | undefined;
    timezone?: string | undefined;
    user_id?: string | undefined;
    org_id?: string | undefined;
  };
};
export type ListJobsApiResponse = /** status 200 Default Response */ JobList;
export type ListJobsApiArg = {
  deadline?: string | undefined;
  companyName?: string | undefined;
  field?: 'Art' | 'Science' | 'Commercial' | undefined;
  stipend?: 1 | 0 | undefined;
  location?: string | undefined;
  q?: string | undefined;
  state?: 'active' | 'closed' | 'expired' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};
export type ViewJobApiResponse = /** status 200 Default Response */ JobView;
export type ViewJobApiArg = {
  id: string;
};
export type ListNotificationsApiResponse = /** status 200 Default Response */ NotificationList;
export type ListNotificationsApiArg = {
  limit?: number | undefined;
  cursor?: string | undefined;
  userId: string;
};
export type MarkNotificationApiResponse = /** status 200 Default Response */ NotificationMarked;
export type MarkNotificationApiArg = {
  id: string;
  body: {
    read: boolean;
  };
};
export type ListLocationsApiResponse = /** status 200 Default Response */ LocationList;
export type ListLocationsApiArg = void;
export type ListSchoolsApiResponse = /** status 200 Default Response */ SchoolList;
export type ListSchoolsApiArg = void;
export type ListCompanyNamesApiResponse = /** status 200 Default Response */ CompanyNameList;
export type ListCompanyNamesApiArg = void;
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
export type Organization = {
  id: string;
  company_name: string;
  company_state: string;
  company_street_address: string;
  phone: string;
  company_cac_number: string;
  interview_link: string | null;
  timezone: string;
  verification: 'pending' | 'approved' | 'refused';
  refusal_reason: string | null;
};
export type User = {
  user_id: string;
  email: string;
  role: 'student' | 'organization' | 'operator';
  role_specific_id: string | null;
  verified: 1 | 0;
  /** False for somebody who signs in with Google alone. */
  has_password: boolean;
  organization_id: string | null;
  student: Student | null;
  organization: Organization | null;
  counters: {
    [key: string]: number;
  };
};
export type MessageAnswer = {
  message: string;
};
export type OrganizationUpdated = {
  message: string;
  organization: Organization;
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
export type JobList = {
  jobs: {
    data: Job[];
  };
  meta: {
    next_cursor: string | null;
    counts?:
      | {
          active: number;
          closed: number;
          expired: number;
        }
      | undefined;
  };
};
export type JobView = {
  job: Job;
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
export type Notification = {
  id: string;
  kind:
    | 'application-received'
    | 'application-viewed'
    | 'application-accepted'
    | 'application-rejected'
    | 'application-withdrawn'
    | 'interview-invitation'
    | 'interview-cancelled'
    | 'interview-date-chosen'
    | 'organization-approved'
    | 'organization-refused'
    | 'organization-left';
  title: string;
  message: string;
  /** A path of the product. */
  link: string;
  created_at: string;
  read: boolean;
  interview: ApplicationInterview | null;
};
export type NotificationList = {
  notifications: Notification[];
  meta: {
    next_cursor: string | null;
    unread: number;
  };
};
export type NotificationMarked = {
  notification: Notification;
};
export type LocationList = {
  data: {
    name: string;
  }[];
};
export type SchoolList = {
  data: {
    id: number;
    sc_name: string;
  }[];
};
export type CompanyNameList = {
  data: string[];
};
export const {
  useLogoutMutation,
  useGetMeQuery,
  useDeleteMeMutation,
  useChangePasswordMutation,
  useLogoutEverywhereMutation,
  useUpdateOrganizationMutation,
  useListJobsInfiniteQuery,
  useViewJobQuery,
  useListNotificationsInfiniteQuery,
  useMarkNotificationMutation,
  useListLocationsQuery,
  useListSchoolsQuery,
  useListCompanyNamesQuery,
} = injectedRtkApi;
