import type states from '../../../../mfe-student/states.json';
import { longestJob } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const address = (jobId: string): string => `/dashboard/jobs/${jobId}`;

/** A job of the employer's, as a student who has not applied for it sees it. */
async function employersJob(visit: Visit): Promise<string> {
  const { jobId } = await visit.cast.employer();
  await visit.as(await visit.cast.newcomer());
  return jobId;
}

export const jobDetail: WaysInto<(typeof states)['/dashboard/jobs/:id']> = {
  open: async (visit) => {
    await visit.open(address(await employersJob(visit)));
    await visit.sees('You learn how numbers become decisions.');
  },
  'applied for': async (visit) => {
    const { waiting } = await visit.cast.employer();
    await visit.as(waiting.student);
    await visit.open(address(waiting.jobId));
    await visit.sees(/applied/i);
  },
  rejected: async (visit) => {
    const { student, rejected } = await visit.cast.ended();
    await visit.as(student);
    await visit.open(address(rejected.jobId));
    await visit.sees('Rejected');
  },
  withdrawn: async (visit) => {
    const { student, takenBack } = await visit.cast.ended();
    await visit.as(student);
    await visit.open(address(takenBack.jobId));
    await visit.sees('You have withdrawn your application for this job.');
  },
  closed: async (visit) => {
    const { jobId } = await visit.cast.closedJob();
    await visit.as(await visit.cast.newcomer());
    await visit.open(address(jobId));
    await visit.sees('This job is closed and takes no more applications.');
  },
  expired: async (visit) => {
    const jobId = await visit.cast.expiredJob();
    await visit.as(await visit.cast.newcomer());
    await visit.open(address(jobId));
    await visit.sees('The deadline of this job has passed.');
  },
  gone: async (visit) => {
    const { organization, jobId } = await visit.cast.newJob();
    await visit.cast.deleteJob(organization, jobId);
    await visit.as(await visit.cast.newcomer());
    await visit.open(address(jobId));
    await visit.sees('This job is no longer available');
  },
  'the longest texts': async (visit) => {
    const { otherJob } = await visit.cast.longest();
    await visit.as(await visit.cast.newcomer());
    await visit.open(address(otherJob));
    await visit.sees(longestJob.job_title);
  },
  loading: async (visit) => {
    const jobId = await employersJob(visit);
    await visit.hold(`view/jobs/${jobId}`);
    await visit.openLoading(address(jobId));
  },
  'loading, its card known': async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.hold('view/jobs/[^/]+');
    await visit.open('/dashboard/jobs');
    await visit.page
      .getByRole('link', { name: /^View Job/ })
      .first()
      .click();
    await visit.page.waitForURL(/\/dashboard\/jobs\/[^/]+$/);
    await visit.sees('Apply');
  },
  failed: async (visit) => {
    const jobId = await employersJob(visit);
    await visit.openFailed(
      address(jobId),
      `view/jobs/${jobId}`,
      'Failed to fetch jobs. Please try again.',
    );
  },
  offline: async (visit) => {
    await visit.open(address(await employersJob(visit)));
    await visit.goOffline();
  },
};
