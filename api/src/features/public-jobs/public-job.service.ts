import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { publicJobAnswer } from './public-job-answer.ts';
import { selectPublicJob, type PublicJobRow } from './public-job.repository.ts';
import type { JobGoneAnswer, PublicJobAnswer } from './public-job.schema.ts';

interface Dependencies {
  db: Database;
  config: Pick<Config, 'PUBLIC_URL'>;
}

export type PublicView =
  { status: 200; answer: PublicJobAnswer } | { status: 410; answer: JobGoneAnswer };

function goneText({ isOffered, state }: PublicJobRow): string | null {
  if (!isOffered) return 'This job is no longer available.';
  if (state === 'expired') return 'The deadline of this job has passed.';
  return state === 'closed' ? 'This job is closed and takes no more applications.' : null;
}

const gone = (text: string): JobGoneAnswer => ({
  error: text,
  message: text,
  code: 'JOB_GONE',
  onward: [
    { label: 'See open jobs', address: '/dashboard/jobs' },
    { label: 'Go to the start page', address: '/' },
  ],
});

/**
 * A job as everybody may read it: open, of an organization that is verified and not suspended.
 * One that was so, and is no more, says so and where to go on.
 * @throws 404 if there never was one.
 */
export async function viewPublicJob({ db, config }: Dependencies, id: string): Promise<PublicView> {
  const row = await selectPublicJob(db, id);
  if (!row) throw notFound('There is no such job.');
  const text = goneText(row);
  if (text !== null) return { status: 410, answer: gone(text) };
  return { status: 200, answer: publicJobAnswer(row, config.PUBLIC_URL) };
}
