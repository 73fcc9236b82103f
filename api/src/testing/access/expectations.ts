import type { Policy } from '../../plugins/access.ts';
import { organizationFields, studentFields } from '../accounts.ts';
import { meetLink } from '../interviews.ts';
import { applicationParts, formBody, formType, jobFields } from '../jobs.ts';

export const actors = [
  'nobody',
  'revoked session',
  'student',
  'other student',
  'organization',
  'other organization',
  'unverified organization',
  'operator',
] as const;
export type Actor = (typeof actors)[number];

/** What an id names; to whom each of them belongs stands in `holders`. */
export type Thing =
  | 'student'
  | 'studentUser'
  | 'organization'
  | 'job'
  | 'ownJob'
  | 'jobToDelete'
  | 'sitemapPage'
  | 'application'
  | 'interview'
  | 'notification'
  | 'file'
  | 'reviewed'
  | 'reviewedUser';

/** Who reaches the student's and the organization's things; the others' are reached likewise. */
export const holders: Record<Thing, readonly Actor[] | 'anyone'> = {
  student: ['student'],
  studentUser: ['student'],
  organization: ['organization'],
  job: 'anyone',
  ownJob: ['organization'],
  jobToDelete: ['organization'],
  sitemapPage: 'anyone',
  application: ['student', 'organization'],
  interview: ['student', 'organization'],
  notification: ['student'],
  file: ['student', 'organization'],
  reviewed: 'anyone',
  reviewedUser: 'anyone',
};

/** What is known when a call is made. */
export interface Given {
  id: string;
  deadline: string;
  dates: { date: string; alt_date_1: string; alt_date_2: string };
}

interface Sent {
  payload: object | Buffer;
  headers?: Record<string, string>;
}

export interface Expectation {
  /** Written a second time and by hand: a policy that changes in the code must change here. */
  policy: Policy;
  /** What the id of the call names. */
  thing?: Thing;
  /** What a malformed id answers: 400 where it stands in a body with a schema, else 404. */
  malformed?: 400;
  /** It ends the caller's other sessions. */
  endsSessions?: true;
  send?: (given: Given) => Sent;
}

const json =
  (payload: (given: Given) => object) =>
  (given: Given): Sent => ({ payload: payload(given) });

const reason = json(() => ({ reason: 'Somebody else has this number.' }));
const wrongPassword = { password: 'not the right one' };

/** Every call of the api, by its method and its path below the prefix. */
export const expectations: Record<string, Expectation> = {
  'POST /login': { policy: 'public', send: json(() => ({})) },
  'POST /auth/register': { policy: 'public', send: json(() => ({})) },
  'POST /resetPassword': { policy: 'public', send: json(() => ({})) },
  'POST /resetPassword/confirm': { policy: 'public', send: json(() => ({})) },
  'GET /auth/providers': { policy: 'public' },
  'GET /auth/google': { policy: 'public' },
  'GET /auth/google/callback': { policy: 'public' },
  'POST /auth/google/session': { policy: 'public', send: json(() => ({})) },
  'POST /auth/google/register': { policy: 'public', send: json(() => ({})) },
  'POST /logout': { policy: 'session' },
  'POST /logout-everywhere': { policy: 'session', endsSessions: true },
  'POST /password': {
    policy: 'session',
    send: json(() => ({ current_password: 'not the right one', new_password: 'a better one' })),
  },
  'GET /me': { policy: 'session' },
  'GET /me/export': { policy: 'session' },
  'DELETE /me': { policy: 'session', send: json(() => wrongPassword) },
  'GET /all_users': { policy: 'session' },
  'PUT /student/:role_specific_id/update': {
    policy: 'student',
    thing: 'student',
    send: json(() => studentFields),
  },
  'PUT /organization/:role_specific_id/update': {
    policy: 'organization',
    thing: 'organization',
    send: json(() => organizationFields),
  },

  'GET /jobs': { policy: 'public-unless-unverified' },
  'GET /view/jobs/:id': { policy: 'public-unless-unverified', thing: 'job' },
  'POST /jobs': {
    policy: 'verified-organization',
    send: json(({ deadline }) => ({ ...jobFields, deadline })),
  },
  'PUT /jobs/:id': {
    policy: 'verified-organization',
    thing: 'ownJob',
    send: json(() => ({ department: 'Finance' })),
  },
  'DELETE /jobs/:id': { policy: 'verified-organization', thing: 'jobToDelete' },
  'PUT /closeORopenJOB/:id/toggle-status': {
    policy: 'verified-organization',
    thing: 'ownJob',
    send: json(() => ({ status: 1 })),
  },

  'GET /public/landing': { policy: 'public' },
  'GET /public/jobs/:id': { policy: 'public', thing: 'job' },
  'GET /robots.txt': { policy: 'public' },
  'GET /sitemap.xml': { policy: 'public' },
  'GET /sitemaps/:page.xml': { policy: 'public', thing: 'sitemapPage' },

  'POST /apply-job': {
    policy: 'student',
    thing: 'job',
    send: ({ id }) => ({
      payload: formBody(applicationParts(id)),
      headers: { 'content-type': formType },
    }),
  },
  'GET /user-applications-job/:userId': { policy: 'student', thing: 'studentUser' },
  'GET /ViewApplicationByOrg/:orgId': { policy: 'verified-organization', thing: 'organization' },
  'GET /applications/:id': { policy: 'member', thing: 'application' },
  'POST /applications/:id/withdraw': { policy: 'student', thing: 'application' },
  'PUT /ReviewApplicationByOrg/:applicationId': {
    policy: 'verified-organization',
    thing: 'application',
  },
  'PUT /AcceptApplicationByOrg/:applicationId': {
    policy: 'verified-organization',
    thing: 'application',
  },
  'PUT /RejectApplicationByOrg/:applicationId': {
    policy: 'verified-organization',
    thing: 'application',
  },
  'GET /files/:id': { policy: 'member', thing: 'file' },

  'POST /interviews/schedule': {
    policy: 'verified-organization',
    thing: 'application',
    malformed: 400,
    send: json(({ id, dates }) => ({ application_id: id, meet_link: meetLink, ...dates })),
  },
  'GET /organizations/:orgId/interviews': {
    policy: 'verified-organization',
    thing: 'organization',
  },
  'PATCH /interview/:interviewId/update-date': {
    policy: 'student',
    thing: 'interview',
    send: json(() => ({ selected_date: 'date' })),
  },
  'POST /interviews/:id/cancel': { policy: 'verified-organization', thing: 'interview' },

  'GET /view_notifications/:userId': { policy: 'session', thing: 'studentUser' },
  'PATCH /notifications/:id': {
    policy: 'session',
    thing: 'notification',
    send: json(() => ({ read: true })),
  },

  'GET /operator/organizations': { policy: 'operator' },
  'POST /operator/organizations/:id/verify': { policy: 'operator', thing: 'reviewed' },
  'POST /operator/organizations/:id/refuse': {
    policy: 'operator',
    thing: 'reviewed',
    send: reason,
  },
  'GET /operator/organizations/:id/decisions': { policy: 'operator', thing: 'reviewed' },
  'POST /operator/users/:id/suspend': { policy: 'operator', thing: 'reviewedUser', send: reason },
  'POST /operator/users/:id/restore': { policy: 'operator', thing: 'reviewedUser', send: reason },

  'GET /locations': { policy: 'public' },
  'GET /schools': { policy: 'public' },
  'GET /company_names': { policy: 'public' },
  'GET /contact': { policy: 'public' },
  'GET /health/live': { policy: 'public' },
  'GET /health/ready': { policy: 'public' },
  'GET /openapi.json': { policy: 'public' },
};
