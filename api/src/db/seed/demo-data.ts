import { readFileSync } from 'node:fs';
import type { applications } from '../tables/applications.table.ts';
import type { OfferedDate } from '../tables/interviews.table.ts';
import type { jobs } from '../tables/jobs.table.ts';
import type { organizations } from '../tables/organizations.table.ts';
import type { students } from '../tables/students.table.ts';

type Job = typeof jobs.$inferInsert;
type Student = typeof students.$inferInsert;

export interface DemoOrganization {
  email: string;
  company_name: string;
  company_state: string;
  company_street_address: string;
  phone: string;
  company_cac_number: string;
  interview_link: string | null;
  verification: NonNullable<(typeof organizations.$inferInsert)['verification']>;
  joined_days_ago: number;
}

export interface DemoStudent {
  email: string;
  full_name: string;
  sex: Student['sex'] & (string | null);
  university: string;
  course_of_study: string;
  status: Student['status'];
  degree: Student['degree'];
  phone: string;
}

export interface DemoJob {
  /** Names the job in this data. */
  key: string;
  /** Email of the organization. */
  organization: string;
  job_title: string;
  job_description: string;
  job_requirements: string | null;
  field: Job['field'];
  department: string;
  stipend: 0 | 1;
  amount: string | null;
  duration: string;
  env_mode: Job['envMode'];
  status: 0 | 1;
  /** Days from today, negative for a job that is past. */
  deadline_in_days: number;
  posted_days_ago: number;
}

export interface DemoInterview {
  invited_days_ago: number;
  /** Days from today, negative for one that is past, and the hour in the organization's zone. */
  offers: Record<OfferedDate, { in_days: number; at: string }>;
  /** What the student has answered; null while they have not. */
  chosen: OfferedDate | null;
}

export interface DemoApplication {
  /** Email of the student. */
  student: string;
  /** Key of the job, which was posted no later. */
  job: string;
  sent_days_ago: number;
  /** Every status it has had, the present one last. */
  history: (typeof applications.$inferInsert)['status'][];
  /** Of an application whose history ends with an interview. */
  interview?: DemoInterview;
  cover_letter: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Everything an empty product is filled with; all of it is invented. */
export const readDemoData = () => ({
  organizations: read('demo-organizations.json') as DemoOrganization[],
  students: read('demo-students.json') as DemoStudent[],
  jobs: read('demo-jobs.json') as DemoJob[],
  applications: read('demo-applications.json') as DemoApplication[],
});
