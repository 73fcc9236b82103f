import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';
import { JobListOnPage, jobsFailure, wordOf } from '../people/job-list.ts';
import { applyForJob, daysAhead } from '../people/postings.ts';
import { approvedOrganization } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

const main = (page: Page) => page.getByRole('main');

test('a job’s page says all of it, and what can be done with it', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const list = new JobListOnPage(page);
  const organization = await approvedOrganization(product);
  const q = wordOf(organization);
  const [open, closed, deleted] = [
    `Data intern ${q}`,
    `Closed intern ${q}`,
    `Deleted intern ${q}`,
  ] as const;
  const openId = await api.postJob(organization, {
    job_title: open,
    ...{ stipend: 1, amount: '60000 - 80000 NGN per month', deadline: daysAhead(0) },
    ...{ env_mode: 'hybrid', job_requirements: 'You join a team of four.\n- Spreadsheets' },
  });
  const closedId = await api.postJob(organization, { job_title: closed });
  const deletedId = await api.postJob(organization, { job_title: deleted });
  await logIn(page, await api.registerStudent());
  await list.search(q);
  await expect(list.cards).toHaveCount(3);

  await test.step('everything that is known of it', async () => {
    await list.viewLink(open).click();
    await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible();
    const lastDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const text of [
      organization.name,
      organization.email,
      'Last day today',
      'Analytics',
      'Science',
      'Paid, ₦60,000 – ₦80,000 per month',
      'Hybrid',
      'Lagos',
      '6 months',
      lastDay.format(new Date(daysAhead(0))),
      'You learn how numbers become decisions.',
    ]) {
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    }
    const requirements = page.getByRole('region', { name: 'Role overview and requirements' });
    await expect(requirements.getByRole('paragraph')).toHaveText('You join a team of four.');
    await expect(requirements.getByRole('listitem')).toHaveText(['Spreadsheets']);
    await expect(page.getByRole('link', { name: 'Create Job' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveAttribute(
      'href',
      `/dashboard/jobs/${openId}/apply/${organization.id}`,
    );
  });

  await test.step('it can be applied for through its last day, and then says so', async () => {
    await page.goBack();
    await applyForJob(page, open, { resume: pdfOf('Resume'), letter: pdfOf('Letter') });
    await page.goto(`/dashboard/jobs/${openId}`);
    await expect(page.getByText('You have applied for this job.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'See my applications' }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications\?tab=Applied$/);
    await expect(list.card(open)).toBeVisible();
  });

  await test.step('a closed and a deleted job leave the list', async () => {
    const toggle = `/closeORopenJOB/${closedId}/toggle-status`;
    await api.json('PUT', toggle, organization, { status: 0 });
    await api.call('DELETE', `/jobs/${deletedId}`, organization);
    await page.goto(JobListOnPage.under({ q }));
    await expect(list.card(open)).toBeVisible();
    await expect(list.cards).toHaveCount(1);
  });

  for (const [id, text] of [
    [closedId, 'This job is closed and takes no more applications.'],
    [deletedId, 'This job is no longer available'],
  ] as const) {
    await test.step(`${text} Open ones are a step away`, async () => {
      await page.goto(`/dashboard/jobs/${id}`);
      await expect(main(page).getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: 'See open jobs' }).click();
      await expect(page).toHaveURL('/dashboard/jobs');
    });
  }

  await test.step('one that fails to load can be asked for again', async () => {
    await page.route('**/IFJ/api/view/jobs/*', (route) => route.abort());
    await page.goto(`/dashboard/jobs/${openId}`);
    await expect(main(page).getByText(jobsFailure)).toBeVisible();
    await page.unroute('**/IFJ/api/view/jobs/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible();
  });
});
