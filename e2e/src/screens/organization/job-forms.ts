import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import type { Caller } from '../../people/api-client.ts';
import { daysAhead } from '../../people/postings.ts';
import { at, fails, loads, shows, type Arrival } from '../arrivals.ts';
import type { Cast } from '../cast.ts';
import { longestJob } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const newJob = '/dashboard/create-job';
const call = 'view/jobs/[^/]+';

const blank = at(newJob, (cast) => cast.beginner());
const openNew = shows(blank, 'Create Job');

/** An organization opens the form of a job. */
const form =
  (place: (cast: Cast) => Promise<{ organization: Caller; jobId: string }>): Arrival =>
  async (cast) => {
    const { organization, jobId } = await place(cast);
    return { person: organization, address: `/edit-job/${jobId}` };
  };

const own = form((cast) => cast.employer());
const openOwn = shows(own, 'Application deadline');

async function fill(
  { page }: Visit,
  job: { job_title: string; department: string; duration: string; job_description: string },
): Promise<void> {
  await page.getByLabel('Job title').fill(job.job_title);
  await page.getByLabel('Department').fill(job.department);
  await page.getByLabel('Field').selectOption('Science');
  await page.getByLabel('Duration').fill(job.duration);
  await page.getByLabel('Work environment').selectOption('hybrid');
  await page.getByLabel('Application deadline').fill(daysAhead(10));
  await page.getByLabel('Job description').fill(job.job_description);
}

export const createJob: WaysInto<(typeof states)['/dashboard/create-job']> = {
  empty: openNew,
  'with what is missing': async (visit) => {
    await openNew(visit);
    await visit.page.getByLabel('Job title').fill('Data intern');
    await visit.sendIncomplete('Create Job');
  },
  'asked before leaving': async (visit) => {
    await openNew(visit);
    await visit.page.getByLabel('Job title').fill('Data intern');
    await visit.page.getByRole('link', { name: 'Interviews' }).first().click();
    await expect(visit.dialog('Leave without saving?')).toBeVisible();
  },
  paid: async (visit) => {
    await openNew(visit);
    await visit.page.getByLabel('Yes').check();
    await expect(visit.page.getByLabel('Minimum')).toBeVisible();
  },
  'the longest texts': async (visit) => {
    await shows(
      at(newJob, async (cast) => (await cast.longest()).organization),
      'Create Job',
    )(visit);
    await fill(visit, longestJob);
  },
  'failed to send': async (visit) => {
    await openNew(visit);
    await visit.fail('jobs');
    await fill(visit, {
      job_title: 'Data intern',
      department: 'Analytics',
      duration: '6 months',
      job_description: 'You learn how numbers become decisions.',
    });
    await visit.page.getByLabel('No', { exact: true }).check();
    await visit.page.getByRole('button', { name: 'Create Job' }).click();
    await visit.sees('An error occurred!');
  },
  loading: loads(blank, 'me'),
  failed: fails(blank, 'me', 'Failed to fetch user data'),
};

export const editJob: WaysInto<(typeof states)['/edit-job/:id']> = {
  'as it stands': async (visit) => {
    await openOwn(visit);
    await expect(visit.page.getByLabel('Job title')).toHaveValue(/^Data intern/);
  },
  paid: async (visit) => {
    const paid = { stipend: 1, amount: '60000 - 80000 NGN per month' };
    await shows(
      form((cast) => cast.newJob(paid)),
      'Application deadline',
    )(visit);
    await expect(visit.page.getByLabel('Minimum')).toBeVisible();
  },
  'with what is missing': async (visit) => {
    await openOwn(visit);
    await visit.page.getByLabel('Job title').fill('');
    await visit.page.getByLabel('Job description').fill('');
    await visit.sendIncomplete('Finish');
  },
  'the longest texts': async (visit) => {
    await shows(
      form((cast) => cast.longest()),
      'Application deadline',
    )(visit);
    await expect(visit.page.getByLabel('Job title')).toHaveValue(longestJob.job_title);
  },
  gone: shows(
    form((cast) => cast.deletedJob()),
    'This job is no longer available',
  ),
  loading: loads(own, call),
  failed: fails(own, call, 'Failed to fetch jobs. Please try again later.'),
};
