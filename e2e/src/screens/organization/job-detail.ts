import type states from '../../../../mfe-organization/states.json';
import type { Caller } from '../../people/api-client.ts';
import { fails, failsLater, loads, shows, type Arrival } from '../arrivals.ts';
import type { Cast } from '../cast.ts';
import { longestJob } from '../long-texts.ts';
import type { WaysInto } from '../ways.ts';

const call = 'view/jobs/[^/]+';

/** An organization opens a job. */
const job =
  (place: (cast: Cast) => Promise<{ organization: Caller; jobId: string }>): Arrival =>
  async (cast) => {
    const { organization, jobId } = await place(cast);
    return { person: organization, address: `/dashboard/jobs/${jobId}` };
  };

const own = job((cast) => cast.employer());

const active = shows(own, 'View Applications');
const failure = 'Failed to fetch jobs. Please try again later.';

export const jobDetail: WaysInto<(typeof states)['/dashboard/jobs/:id']> = {
  active,
  closed: shows(
    job((cast) => cast.closedJob()),
    'Closed',
  ),
  expired: shows(
    job(async (cast) => ({
      organization: await cast.demoOrganization(),
      jobId: await cast.expiredJob(),
    })),
    'Expired',
  ),
  'somebody else’s': shows(
    job(async (cast) => ({
      organization: await cast.beginner(),
      jobId: (await cast.employer()).jobId,
    })),
    'You learn how numbers become decisions.',
  ),
  gone: shows(
    job((cast) => cast.deletedJob()),
    'This job is no longer available',
  ),
  'the longest texts': shows(
    job((cast) => cast.longest()),
    longestJob.job_title,
  ),
  loading: loads(own, call),
  failed: fails(own, call, failure),
  'failed later': failsLater(active, call, failure),
};
