import type states from '../../../mfe-student/states.json';
import { applications } from './student/applications.ts';
import { apply } from './student/apply.ts';
import { jobDetail } from './student/job-detail.ts';
import { jobs } from './student/jobs.ts';
import { notifications } from './student/notifications.ts';
import { profile } from './student/profile.ts';
import type { Screens } from './ways.ts';

export const screens: Screens<typeof states> = {
  '/dashboard/jobs': jobs,
  '/dashboard/jobs/:id': jobDetail,
  '/dashboard/jobs/:id/apply/:orgId': apply,
  '/dashboard/applications': applications,
  '/dashboard/Notifications': notifications,
  '/dashboard/profile': profile,
};
