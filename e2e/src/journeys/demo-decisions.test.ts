import type { Page } from '@playwright/test';
import { expect, test as base } from '../journey.ts';
import { demoPassword, logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { awaitMail } from '../people/mails.ts';
import { daysAhead } from '../people/postings.ts';
import type { Product } from '../product.ts';
import { startProduct } from '../start-product.ts';

const startTime = 240_000;

/** A product with demo data: there, days have passed that no call can make pass. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ SEED_DEMO: '1' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: startTime },
  ],
});

const organization = {
  email: 'organization@ifj.example',
  password: demoPassword,
  name: 'Kuramo Software',
};
const accepted = { email: 'tunde.bakare@students.example', name: 'Tunde Bakare' };
const rejected = { email: 'obinna.nwosu@students.example', name: 'Obinna Nwosu' };
const expiredJob = 'People Operations Intern';

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('what is past is decided: interviews that took place, a job that has expired', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await logIn(page, organization);

  await test.step('interviews that took place wait for a decision', async () => {
    await page.getByRole('link', { name: 'Interviews' }).first().click();
    await page.getByRole('tab', { name: 'Completed' }).click();
    for (const { name } of [accepted, rejected]) {
      await expect(card(page, name).getByText('Completed', { exact: true })).toBeVisible();
      await expect(card(page, name).getByRole('link', { name: /^Join/ })).toHaveCount(0);
    }
  });

  await test.step('one is accepted, and leaves the list', async () => {
    await page.getByRole('button', { name: `Accept: ${accepted.name}` }).click();
    const question = page.getByRole('dialog', { name: 'Accept Candidate?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Application has been accepted', { exact: true })).toBeVisible();
    const done = page.getByRole('dialog', { name: 'Successful!' });
    await done.getByRole('button', { name: 'Back to interviews' }).click();
    await expect(card(page, accepted.name)).toBeHidden();
    await awaitMail(product.mailDir, accepted.email, /accepted/i);
  });

  await test.step('one is rejected with the letter in view, and can only be looked at', async () => {
    await page.getByRole('button', { name: `Reject: ${rejected.name}` }).click();
    const letter = page.getByRole('alertdialog', { name: 'Rejection Card' });
    await expect(letter).toContainText(`Dear ${rejected.name}`);
    await letter.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Application has been rejected')).toBeVisible();
    await expect(card(page, rejected.name).getByText('Rejected')).toBeVisible();
    await expect(card(page, rejected.name).getByRole('button')).toHaveCount(0);
    await awaitMail(product.mailDir, rejected.email, /application/i);
  });

  await test.step('the decisions stand at the applications', async () => {
    await page.getByRole('link', { name: 'Applications' }).first().click();
    for (const [name, status] of [
      [accepted.name, 'Accepted'],
      [rejected.name, 'Rejected'],
    ] as const) {
      await expect(card(page, name).getByText(status, { exact: true }).first()).toBeVisible();
    }
  });

  await test.step('an expired job is active again with a new deadline', async () => {
    await page.getByRole('link', { name: 'Jobs' }).first().click();
    await page.getByRole('tab', { name: 'Expired' }).click();
    await expect(page.getByRole('tab', { name: 'Expired' })).toHaveText(/2$/);
    const job = card(page, expiredJob);
    await expect(job).toBeVisible();
    await expect(job.getByRole('link', { name: /^View Applications/ })).toHaveCount(0);
    await page.getByRole('button', { name: `Actions for ${expiredJob}` }).click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    const renewal = page.getByRole('dialog', { name: 'Activate with a new deadline' });
    await expect(renewal.getByLabel('Application deadline')).toHaveAttribute('min', daysAhead(0));
    await renewal.getByRole('button', { name: 'Activate' }).click();
    await expect(renewal.getByText('Application deadline is required.').first()).toBeVisible();
    await renewal.getByLabel('Application deadline').fill(daysAhead(14));
    await renewal.getByRole('button', { name: 'Activate' }).click();
    await expect(renewal).toBeHidden();
    await expect(job).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Expired' })).toHaveText(/1$/);
    await page.getByRole('tab', { name: 'Active' }).click();
    await expect(job).toContainText('14 days left');
    await expect(job.getByRole('link', { name: /^View Applications/ })).toBeVisible();
  });
});

interface JobList {
  jobs: { data: { id: string; job_title: string; company_email: string }[] };
}

test('a student finds a job that has expired; in the long run, none at all', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  const past = await api.json<JobList>('GET', '/jobs?state=expired', await api.logIn(organization));
  const [expired] = past.jobs.data;
  if (!expired) throw new Error('No demo job has expired.');
  await logIn(page, student);

  await test.step('it stands in no list, and its page says why', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card(page, expired.job_title)).toHaveCount(0);
    await page.goto(`/dashboard/jobs/${expired.id}`);
    await expect(page.getByRole('heading', { level: 1, name: expired.job_title })).toBeVisible();
    await expect(page.getByText('The deadline of this job has passed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
  });

  // Suspending everybody takes half a minute.
  if (!process.env['LONG']) return;
  await test.step('without organizations there are no jobs', async () => {
    const open = await api.json<JobList>('GET', '/jobs?limit=100', student);
    for (const email of new Set(open.jobs.data.map((job) => job.company_email))) {
      await product.operator('suspend', email, '--reason', 'Under review');
    }
    await page.getByRole('link', { name: 'See open jobs' }).click();
    await page.reload();
    await expect(page.getByRole('main').getByText('No jobs available')).toBeVisible();
    await page.goto(`/dashboard/jobs/${expired.id}`);
    await expect(page.getByText('This job is no longer available')).toBeVisible();
  });
});
