import { expect } from '@playwright/test';
import type states from '../../../../mfe-student/states.json';
import { lineOf } from '../../line.ts';
import { longestLetter } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const pdf = 'application/pdf';

interface Place {
  organization: { id: string };
  jobId: string;
}

const address = ({ organization, jobId }: Place): string =>
  `/dashboard/jobs/${jobId}/apply/${organization.id}`;

/** The form of the employer's job, for a student who has not applied for it. */
async function openForm(visit: Visit): Promise<Place> {
  const place = await visit.cast.employer();
  await visit.as(await visit.cast.newcomer());
  await visit.open(address(place));
  return place;
}

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
  const place = await visit.cast.newJob();
  // It can still arrive once the page closes: by somebody who has applied before.
  await visit.as((await visit.cast.employer()).waiting.student);
  await visit.open(address(place));
  const size = 4_000_000;
  await fill(visit, undefined, Buffer.concat([visit.cast.files.resume, Buffer.alloc(size, ' ')]));
  const line = await lineOf(visit.page);
  await line.slow(20_000);
  await send(visit);
  await expect(visit.page.getByRole('progressbar')).toBeVisible();
}

export const apply: WaysInto<(typeof states)['/dashboard/jobs/:id/apply/:orgId']> = {
  empty: async (visit) => {
    await openForm(visit);
  },
  'already applied': async (visit) => {
    const { waiting } = await visit.cast.employer();
    await visit.as(waiting.student);
    await visit.open(address(waiting));
    await visit.sees('You have already applied for this job.');
  },
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
    const { otherJob, organization, student } = await visit.cast.longest();
    await visit.as(student);
    await visit.open(address({ jobId: otherJob, organization }));
    await fill(visit, longestLetter);
  },
  'after a reload': async (visit) => {
    await openForm(visit);
    await fill(visit);
    await visit.page.reload();
    await visit.sees(/was not kept when the page was loaded again/);
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
    const place = await visit.cast.newJob();
    await visit.as((await visit.cast.employer()).waiting.student);
    await visit.open(address(place));
    await fill(visit);
    await send(visit);
    await visit.sees('Your application has been submitted!');
  },
  closed: async (visit) => {
    const place = await visit.cast.closedJob();
    await visit.as(await visit.cast.newcomer());
    await visit.open(address(place));
    await visit.sees('This job is closed and takes no more applications.');
  },
  gone: async (visit) => {
    const place = await visit.cast.newJob();
    await visit.cast.deleteJob(place.organization, place.jobId);
    await visit.as(await visit.cast.newcomer());
    await visit.open(address(place));
    await visit.sees('This job is no longer available');
  },
  loading: async (visit) => {
    const place = await visit.cast.employer();
    await visit.as(await visit.cast.newcomer());
    await visit.hold(`view/jobs/${place.jobId}`);
    await visit.openLoading(address(place));
  },
  failed: async (visit) => {
    const place = await visit.cast.employer();
    await visit.as(await visit.cast.newcomer());
    await visit.openFailed(
      address(place),
      `view/jobs/${place.jobId}`,
      'Failed to fetch jobs. Please try again.',
    );
  },
  'without the applicant': async (visit) => {
    const place = await visit.cast.employer();
    await visit.as(await visit.cast.newcomer());
    await visit.openFailed(address(place), 'me', 'Failed to fetch user data');
  },
};
