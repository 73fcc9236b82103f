import { expect } from '@playwright/test';
import type states from '../../../../mfe-student/states.json';
import { lineOf } from '../../line.ts';
import type { Caller } from '../../people/api-client.ts';
import { fails, loads, shows, type Arrival, type Who } from '../arrivals.ts';
import type { Cast } from '../cast.ts';
import { longestLetter } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const pdf = 'application/pdf';

interface Place {
  organization: Caller;
  jobId: string;
}

const address = ({ organization, jobId }: Place): string =>
  `/dashboard/jobs/${jobId}/apply/${organization.id}`;

/** Somebody opens the form of a job, by default a student who has done nothing. */
const form =
  (place: (cast: Cast) => Promise<Place>, who: Who = (cast) => cast.newcomer()): Arrival =>
  async (cast) => ({ person: await who(cast), address: address(await place(cast)) });

const employers = form((cast) => cast.employer());
const openForm = shows(employers, 'Internship letter');

const applicant: Who = async (cast) => (await cast.employer()).waiting.student;

async function fill(
  { page, cast }: Visit,
  letter = 'I would like to learn with you.',
  resume: Buffer = cast.files.resume,
): Promise<void> {
  const ofResume = { mimeType: pdf, name: 'Resume of 2026.pdf', buffer: resume };
  await page.getByLabel('Resume').setInputFiles(ofResume);
  const ofLetter = {
    mimeType: pdf,
    name: `${'letter-'.repeat(30)}.pdf`,
    buffer: cast.files.letter,
  };
  await page.getByLabel('Internship letter').setInputFiles(ofLetter);
  await page.getByLabel('Cover letter').fill(letter);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
}

const send = ({ page }: Visit): Promise<void> =>
  page.getByRole('button', { name: 'Apply', exact: true }).click();

/** Sends files, for a job of its own, that are on their way for minutes. */
async function upload(visit: Visit): Promise<void> {
  // It can still arrive once the page closes: by somebody who has applied before.
  await shows(
    form((cast) => cast.newJob(), applicant),
    'Internship letter',
  )(visit);
  const size = 4_000_000;
  await fill(visit, undefined, Buffer.concat([visit.cast.files.resume, Buffer.alloc(size, ' ')]));
  const line = await lineOf(visit.page);
  await line.slow(20_000);
  await send(visit);
  await expect(visit.page.getByRole('progressbar')).toBeVisible();
}

export const apply: WaysInto<(typeof states)['/dashboard/jobs/:id/apply/:orgId']> = {
  empty: openForm,
  'already applied': shows(
    form((cast) => cast.employer(), applicant),
    'You have already applied for this job.',
  ),
  'ready to send': async (visit) => {
    await openForm(visit);
    await fill(visit);
  },
  'a refused file': async (visit) => {
    await openForm(visit);
    await visit.page
      .getByLabel('Resume')
      .setInputFiles({ name: 'resume.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
    await expect(visit.page.getByLabel('Resume')).toHaveAttribute('aria-invalid', 'true');
  },
  'the longest texts': async (visit) => {
    await shows(
      form(
        async (cast) => {
          const { organization, otherJob } = await cast.longest();
          return { organization, jobId: otherJob };
        },
        async (cast) => (await cast.longest()).student,
      ),
      'Internship letter',
    )(visit);
    await fill(visit, longestLetter);
  },
  'after a reload': async (visit) => {
    await openForm(visit);
    await fill(visit);
    await visit.page.reload();
    await visit.sees(/could not be kept: choose it once more/);
  },
  uploading: upload,
  cancelled: async (visit) => {
    await upload(visit);
    await visit.press('Cancel');
    await visit.sees('The upload was cancelled.');
  },
  'failed to send': async (visit) => {
    await openForm(visit);
    await fill(visit);
    await visit.cut('apply-job');
    await send(visit);
    await visit.sees('Failed to submit the application.');
  },
  sent: async (visit) => {
    await shows(
      form((cast) => cast.newJob(), applicant),
      'Internship letter',
    )(visit);
    await fill(visit);
    await send(visit);
    await visit.sees('Your application has been submitted!');
  },
  'arrived as it was sent first': async (visit) => {
    await shows(
      form((cast) => cast.newJob(), applicant),
      'Internship letter',
    )(visit);
    await fill(visit);
    await visit.loseAnswer('apply-job');
    await visit.cut('view/jobs/[^/]+');
    await send(visit);
    await visit.sees('Failed to submit the application.');
    await visit.page.getByLabel('Cover letter').fill(longestLetter);
    await visit.page.unrouteAll();
    await send(visit);
    await visit.sees('Your application has already arrived as you sent it first.');
  },
  'information missing': async (visit) => {
    await visit.change('me', (me) => ({ ...me, student: null }));
    await shows(employers, 'Required student information is missing.')(visit);
  },
  closed: shows(
    form((cast) => cast.closedJob()),
    'This job is closed and takes no more applications.',
  ),
  gone: shows(
    form((cast) => cast.deletedJob()),
    'This job is no longer available',
  ),
  'gone while its form is open': async (visit) => {
    const job = await visit.cast.newJob();
    await shows(
      form(() => Promise.resolve(job)),
      'Internship letter',
    )(visit);
    await fill(visit);
    await visit.cast.deleteJob(job);
    await visit.comeBack();
    await visit.sees('This job is no longer available.');
  },
  loading: loads(employers, 'view/jobs/[^/]+'),
  failed: fails(employers, 'view/jobs/[^/]+', 'Failed to fetch jobs. Please try again.'),
  'without the applicant': fails(employers, 'me', 'Failed to fetch user data'),
};
