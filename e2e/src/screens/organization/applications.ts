import type states from '../../../../mfe-organization/states.json';
import type { Caller } from '../../people/api-client.ts';
import type { Cast } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/applications';
const calls = 'ViewApplicationByOrg/[^/]+';
const failure = 'Error fetching Applications:';

/** All that somebody received, until it says this. */
const received =
  (organization: (cast: Cast) => Promise<Caller>, words: string): Way =>
  async (visit) => {
    await visit.as(await organization(visit.cast));
    await visit.open(address);
    await visit.sees(words);
  };

export const applications: WaysInto<(typeof states)['/dashboard/applications']> = {
  'nothing yet': received((cast) => cast.beginner(), 'No applications found.'),
  some: received(async (cast) => (await cast.employer()).organization, 'View Application'),
  many: received(async (cast) => (await cast.busy()).organization, 'View Application'),
  'the longest texts': received(
    async (cast) => (await cast.longest()).organization,
    longestStudent.full_name,
  ),
  loading: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.hold(calls);
    await visit.openLoading(address);
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.openFailed(address, calls, failure);
  },
};

/** The applications for a job, until it says this. */
const forJob =
  (place: (cast: Cast) => Promise<{ organization: Caller; jobId: string }>, words: string): Way =>
  async (visit) => {
    const { organization, jobId } = await place(visit.cast);
    await visit.as(organization);
    await visit.open(`/dashboard/jobs/${organization.id}/${jobId}`);
    await visit.sees(words);
  };

export const jobApplications: WaysInto<(typeof states)['/dashboard/jobs/:orgId/:id']> = {
  some: forJob((cast) => cast.employer(), 'View Application'),
  'nothing yet': forJob((cast) => cast.newJob(), 'No applications found.'),
  'the longest texts': forJob((cast) => cast.longest(), longestStudent.full_name),
  'its job gone': forJob(async (cast) => {
    const { organization, withdrawn } = await cast.ended();
    return { organization, jobId: withdrawn.jobId };
  }, 'This job is no longer available'),
  loading: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.hold(calls);
    await visit.openLoading(`/dashboard/jobs/${organization.id}/${jobId}`);
  },
  failed: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.openFailed(`/dashboard/jobs/${organization.id}/${jobId}`, calls, failure);
  },
};
