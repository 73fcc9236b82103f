import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import { daysAhead } from '../../people/postings.ts';
import { longestJob } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const newJob = '/dashboard/create-job';
const editing = (jobId: string): string => `/edit-job/${jobId}`;

async function openNew(visit: Visit): Promise<void> {
  await visit.as(await visit.cast.beginner());
  await visit.open(newJob);
}

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
    await visit.as((await visit.cast.longest()).organization);
    await visit.open(newJob);
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
  loading: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.hold('me');
    await visit.openLoading(newJob);
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.openFailed(newJob, 'me', 'Failed to fetch user data');
  },
};

export const editJob: WaysInto<(typeof states)['/edit-job/:id']> = {
  'as it stands': async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.open(editing(jobId));
    await expect(visit.page.getByLabel('Job title')).toHaveValue(/^Data intern/);
  },
  paid: async (visit) => {
    const { organization, jobId } = await visit.cast.newJob({
      stipend: 1,
      amount: '60000 - 80000 NGN per month',
    });
    await visit.as(organization);
    await visit.open(editing(jobId));
    await expect(visit.page.getByLabel('Minimum')).toBeVisible();
  },
  'with what is missing': async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.open(editing(jobId));
    await visit.page.getByLabel('Job title').fill('');
    await visit.page.getByLabel('Job description').fill('');
    await visit.sendIncomplete('Finish');
  },
  'the longest texts': async (visit) => {
    const { organization, jobId } = await visit.cast.longest();
    await visit.as(organization);
    await visit.open(editing(jobId));
    await expect(visit.page.getByLabel('Job title')).toHaveValue(longestJob.job_title);
  },
  gone: async (visit) => {
    const { jobId } = await visit.cast.employer();
    await visit.as(await visit.cast.beginner());
    await visit.open(editing(jobId));
    await visit.sees('This job is no longer available');
  },
  loading: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.hold(`view/jobs/${jobId}`);
    await visit.openLoading(editing(jobId));
  },
  failed: async (visit) => {
    const { organization, jobId } = await visit.cast.employer();
    await visit.as(organization);
    await visit.openFailed(
      editing(jobId),
      `view/jobs/${jobId}`,
      'Failed to fetch jobs. Please try again later.',
    );
  },
};
