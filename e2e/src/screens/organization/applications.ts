import type states from '../../../../mfe-organization/states.json';
import type { Caller } from '../../people/api-client.ts';
import { at, fails, loads, shows, type Arrival, type Who } from '../arrivals.ts';
import type { Cast } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/applications';
const call = 'ViewApplicationByOrg/[^/]+';
const failure = 'Error fetching Applications:';

/** All that somebody received, until it says this. */
const received = (who: Who, words: string): Way => shows(at(address, who), words);

const beginner: Who = (cast) => cast.beginner();

export const applications: WaysInto<(typeof states)['/dashboard/applications']> = {
  'nothing yet': received(beginner, 'No applications found.'),
  some: received(async (cast) => (await cast.employer()).organization, 'View Application'),
  many: received(async (cast) => (await cast.busy()).organization, 'View Application'),
  'the longest texts': received(
    async (cast) => (await cast.longest()).organization,
    longestStudent.full_name,
  ),
  loading: loads(at(address, beginner), call),
  failed: fails(at(address, beginner), call, failure),
};

/** What was received for a job. */
const forJob =
  (place: (cast: Cast) => Promise<{ organization: Caller; jobId: string }>): Arrival =>
  async (cast) => {
    const { organization, jobId } = await place(cast);
    return { person: organization, address: `/dashboard/jobs/${organization.id}/${jobId}` };
  };

const employersJob = forJob((cast) => cast.employer());

export const jobApplications: WaysInto<(typeof states)['/dashboard/jobs/:orgId/:id']> = {
  some: shows(employersJob, 'View Application'),
  'nothing yet': shows(
    forJob((cast) => cast.newJob()),
    'No applications found.',
  ),
  'the longest texts': shows(
    forJob((cast) => cast.longest()),
    longestStudent.full_name,
  ),
  'its job gone': shows(
    forJob(async (cast) => (await cast.ended()).withdrawn),
    'This job is no longer available',
  ),
  loading: loads(employersJob, call),
  failed: fails(employersJob, call, failure),
};
