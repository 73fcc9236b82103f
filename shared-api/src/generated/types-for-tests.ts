export type GetApplicationApiResponse = /** status 200 Default Response */ ApplicationView;
export type GetApplicationApiArg = {
  id: string;
};
export type ApplicationInterview = {
  id: string;
  application_id: string;
  date: string;
  alt_date_1: string;
  alt_date_2: string;
  meet_link: string;
  timezone: string;
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
