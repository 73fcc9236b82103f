import type states from '../../../../mfe-organization/states.json';
import { longestJob } from '../long-texts.ts';
import type { WaysInto } from '../ways.ts';

const address = (jobId: string): string => `/dashboard/jobs/${jobId}`;

export const jobDetail: WaysInto<(typeof states)['/dashboard/jobs/:id']> = {
  active: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.open(address(jobId));
    await visit.sees('View Applications');
  },
  closed: async (visit) => {
    const { organization, jobId } = await visit.cast.closedJob();
    await visit.as(organization);
    await visit.open(address(jobId));
    await visit.sees('Closed');
  },
  expired: async (visit) => {
    await visit.as(await visit.cast.demoOrganization());
    await visit.open(address(await visit.cast.expiredJob()));
    await visit.sees('Expired');
  },
  'somebody else’s': async (visit) => {
    const { jobId } = await visit.cast.employer();
    await visit.as(await visit.cast.beginner());
    await visit.open(address(jobId));
    await visit.sees('You learn how numbers become decisions.');
  },
  gone: async (visit) => {
    const { organization, jobId } = await visit.cast.newJob();
    await visit.cast.deleteJob(organization, jobId);
    await visit.as(organization);
    await visit.open(address(jobId));
    await visit.sees('This job is no longer available');
  },
  'the longest texts': async (visit) => {
    const { organization, jobId } = await visit.cast.longest();
    await visit.as(organization);
    await visit.open(address(jobId));
    await visit.sees(longestJob.job_title);
  },
  loading: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.hold(`view/jobs/${jobId}`);
    await visit.openLoading(address(jobId));
  },
  failed: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.openFailed(
      address(jobId),
      `view/jobs/${jobId}`,
      'Failed to fetch jobs. Please try again later.',
    );
  },
};
