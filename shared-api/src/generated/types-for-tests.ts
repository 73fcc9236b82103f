export type GetApplicationApiResponse = /** status 200 Default Response */ ApplicationView;
export type GetApplicationApiArg = {
  id: string;
};
export type ListInterviewsApiResponse = /** status 200 Default Response */ InterviewList;
export type ListInterviewsApiArg = {
  category?: 'pending' | 'active' | 'completed';
  limit?: number;
  cursor?: string;
  orgId: string;
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
export type ApplicationView = {
  application: Application;
  rejection_letter?:
    | {
        subject: string;
        text: string;
      }
    | undefined;
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
export type InterviewList = {
  interviews: Interview[];
  meta: {
    next_cursor: string | null;
    timezone: string;
  };
};
