import type states from '../../../mfe-landing/states.json';
import type { Caller } from '../people/api-client.ts';
import type { Cast } from './cast.ts';
import { longestJob } from './long-texts.ts';
import type { Way, WaysInto } from './ways.ts';

/** Somebody, by default a visitor, opens the public page of a job, which says this. */
const shows =
  (
    jobId: (cast: Cast) => Promise<string>,
    words: string,
    who: (cast: Cast) => Promise<Caller | null> = () => Promise.resolve(null),
  ): Way =>
  async (visit) => {
    await visit.as(await who(visit.cast));
    await visit.open(`/jobs/${await jobId(visit.cast)}`);
    await visit.sees(words);
  };

const openJob = async (cast: Cast) => (await cast.employer()).jobId;
const duty = 'You learn how numbers become decisions.';

export const publicJob: WaysInto<(typeof states)['/jobs/:id']> = {
  open: shows(openJob, duty),
  'open, for a student': shows(openJob, duty, (cast) => cast.newcomer()),
  'open, for an organization': shows(openJob, duty, (cast) => cast.beginner()),
  'the longest texts': shows(async (cast) => (await cast.longest()).otherJob, longestJob.job_title),
  closed: shows(
    async (cast) => (await cast.closedJob()).jobId,
    'This job is closed and takes no more applications.',
  ),
  expired: shows((cast) => cast.expiredJob(), 'The deadline of this job has passed.'),
  'not there': shows(
    () => Promise.resolve('0199aaaa-0000-7000-8000-000000000000'),
    'There is no such job',
  ),
};
