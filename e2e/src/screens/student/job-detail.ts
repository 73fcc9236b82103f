import type states from '../../../../mfe-student/states.json';
import { fails, failsLater, loads, shows, type Arrival, type Who } from '../arrivals.ts';
import type { Cast } from '../cast.ts';
import { longestJob } from '../long-texts.ts';
import type { WaysInto } from '../ways.ts';

const call = 'view/jobs/[^/]+';

/** Somebody opens a job, by default a student who has done nothing. */
const job =
  (jobId: (cast: Cast) => Promise<string>, who: Who = (cast) => cast.newcomer()): Arrival =>
  async (cast) => ({ person: await who(cast), address: `/dashboard/jobs/${await jobId(cast)}` });

const open = job(async (cast) => (await cast.employer()).jobId);
const ended: Who = async (cast) => (await cast.ended()).student;

const opened = shows(open, 'You learn how numbers become decisions.');
const failure = 'Failed to fetch jobs. Please try again.';

export const jobDetail: WaysInto<(typeof states)['/dashboard/jobs/:id']> = {
  open: opened,
  'applied for': shows(
    job(
      async (cast) => (await cast.employer()).jobId,
      async (cast) => (await cast.employer()).waiting.student,
    ),
    'You have applied for this job.',
  ),
  rejected: shows(
    job(async (cast) => (await cast.ended()).rejected.jobId, ended),
    'Rejected',
  ),
  withdrawn: shows(
    job(async (cast) => (await cast.ended()).takenBack.jobId, ended),
    'You have withdrawn your application for this job.',
  ),
  closed: shows(
    job(async (cast) => (await cast.closedJob()).jobId),
    'This job is closed and takes no more applications.',
  ),
  expired: shows(
    job((cast) => cast.expiredJob()),
    'The deadline of this job has passed.',
  ),
  gone: shows(
    job(async (cast) => (await cast.deletedJob()).jobId),
    'This job is no longer available',
  ),
  'the longest texts': shows(
    job(async (cast) => (await cast.longest()).otherJob),
    longestJob.job_title,
  ),
  loading: loads(open, call),
  'loading, its card known': async (visit) => {
    await visit.hold(call);
    await visit.as(await visit.cast.newcomer());
    await visit.open('/dashboard/jobs');
    await visit.page
      .getByRole('link', { name: /^View Job/ })
      .first()
      .click();
    await visit.page.waitForURL(/\/dashboard\/jobs\/[^/]+$/);
    await visit.sees('Apply');
  },
  failed: fails(open, call, failure),
  'failed later': failsLater(opened, call, failure),
  offline: async (visit) => {
    await opened(visit);
    await visit.goOffline();
  },
};
