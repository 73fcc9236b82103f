import type { Job, Notification, Organization, Student, User } from '../generated/operations.ts';
import type { Application, Interview } from '../generated/types-for-tests.ts';

let made = 0;

/** A new id of the form that the api gives. */
export function nextId(): string {
  made += 1;
  return `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`;
}

export function studentFactory(given: Partial<Student> = {}): Student {
  return {
    id: nextId(),
    full_name: 'Amina Bello',
    sex: 'Female',
    course_of_study: 'Computer Science',
    degree: 'BSc',
    status: 'Undergraduate',
    university: 'University of Lagos',
    phone: '+2348031234567',
    ...given,
  };
}

export function organizationFactory(given: Partial<Organization> = {}): Organization {
  return {
    id: nextId(),
    company_name: 'Kuda Works',
    company_state: 'Lagos',
    company_street_address: '12 Marina Road',
    phone: '08031234567',
    company_cac_number: 'RC123456',
    interview_link: null,
    timezone: 'Africa/Lagos',
    verification: 'approved',
    refusal_reason: null,
    ...given,
  };
}

/** A student unless `organization` is given. */
export function userFactory(given: Partial<User> = {}): User {
  const organization = given.organization ?? null;
  const student = organization === null ? (given.student ?? studentFactory()) : null;
  return {
    user_id: nextId(),
    email: organization === null ? 'amina@example.com' : 'people@kuda.example',
    role: organization === null ? 'student' : 'organization',
    role_specific_id: (organization ?? student)?.id ?? null,
    verified: 1,
    has_password: true,
    organization_id: organization?.id ?? null,
    student,
    organization,
    counters: {},
    ...given,
  };
}

export function jobFactory(given: Partial<Job> = {}): Job {
  return {
    id: nextId(),
    org_id: nextId(),
    job_title: 'Data Analyst Intern',
    job_description: 'Clean data, draw charts, and tell the team what they mean.',
    job_requirements: '- Fluent in English\n- Able to work with spreadsheets',
    field: 'Science',
    department: 'Analytics',
    stipend: 1,
    amount: '50000 - 80000 NGN per month',
    duration: '6 months',
    location: 'Lagos',
    deadline: '2099-12-31',
    env_mode: 'hybrid',
    status: 1,
    state: 'active',
    company_name: 'Kuda Works',
    company_email: 'people@kuda.example',
    company_verified: true,
    created_at: '2026-11-01T09:00:00.000Z',
    application: [],
    ...given,
  };
}

export function applicationFactory(given: Partial<Application> = {}): Application {
  return {
    id: nextId(),
    job_id: nextId(),
    user_id: nextId(),
    org_id: nextId(),
    status: 'Applied',
    created_at: '2026-11-02T09:00:00.000Z',
    updated_at: '2026-11-02T09:00:00.000Z',
    cover_letter: 'I have kept the books of my mother’s shop since I was twelve.',
    resume: `/IFJ/api/files/${nextId()}`,
    internship_letter: `/IFJ/api/files/${nextId()}`,
    resume_name: 'resume.pdf',
    internship_letter_name: 'letter.pdf',
    job_title: 'Data Analyst Intern',
    job: {
      job_title: 'Data Analyst Intern',
      job_description: 'Clean data, draw charts, and tell the team what they mean.',
      available: true,
    },
    user: {
      email: 'amina@example.com',
      student: {
        full_name: 'Amina Bello',
        university: 'University of Lagos',
        course_of_study: 'Computer Science',
      },
    },
    organization: { company_name: 'Kuda Works' },
    interview: null,
    history: [{ status: 'Applied', at: '2026-11-02T09:00:00.000Z' }],
    ...given,
  };
}

/** An invitation to three days of 2099 that the student has not answered. */
export function interviewFactory(given: Partial<Interview> = {}): Interview {
  const date = '2099-12-05 14:00';
  const alt_date_1 = '2099-12-06 10:00';
  const alt_date_2 = '2099-12-07 16:30';
  return {
    id: nextId(),
    application_id: nextId(),
    date,
    alt_date_1,
    alt_date_2,
    offered: { date, alt_date_1, alt_date_2 },
    selected_date: null,
    starts_at: '2099-12-05T13:00:00.000Z',
    offered_at: {
      date: '2099-12-05T13:00:00.000Z',
      alt_date_1: '2099-12-06T09:00:00.000Z',
      alt_date_2: '2099-12-07T15:30:00.000Z',
    },
    meet_link: 'https://meet.google.com/abc-defg-hij',
    timezone: 'Africa/Lagos',
    category: 'pending',
    cancelled: false,
    open: true,
    sequence: 0,
    event: 'Interview: Data Analyst Intern at Kuda Works',
    user: {
      email: 'amina@example.com',
      student: { full_name: 'Amina Bello', university: 'University of Lagos' },
    },
    job: { job_title: 'Data Analyst Intern' },
    application: { status: 'Interview' },
    ...given,
  };
}

export function notificationFactory(given: Partial<Notification> = {}): Notification {
  return {
    id: nextId(),
    kind: 'application-received',
    title: 'New application',
    message: 'Amina Bello has applied for “Data Analyst Intern”.',
    link: `/dashboard/applications/${nextId()}`,
    created_at: '2026-11-02T09:00:00.000Z',
    read: false,
    interview: null,
    ...given,
  };
}
