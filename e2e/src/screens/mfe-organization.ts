import type states from '../../../mfe-organization/states.json';
import { applications, jobApplications } from './organization/applications.ts';
import { interviews, setupInterview } from './organization/interviews.ts';
import { jobDetail } from './organization/job-detail.ts';
import { createJob, editJob } from './organization/job-forms.ts';
import { jobs } from './organization/jobs.ts';
import { notifications } from './organization/notifications.ts';
import { profile } from './organization/profile.ts';
import { applicationReview } from './organization/review.ts';
import type { Screens } from './ways.ts';

export const screens: Screens<typeof states> = {
  '/dashboard/jobs': jobs,
  '/dashboard/jobs/:id': jobDetail,
  '/dashboard/create-job': createJob,
  '/edit-job/:id': editJob,
  '/dashboard/jobs/:orgId/:id': jobApplications,
  '/dashboard/applications': applications,
  '/dashboard/applications/:applicationId': applicationReview,
  '/setup-interview': setupInterview,
  '/dashboard/interviews': interviews,
  '/dashboard/Notifications': notifications,
  '/dashboard/profile': profile,
};
