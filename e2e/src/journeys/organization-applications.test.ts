import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';
import { daysAhead } from '../people/postings.ts';

test.describe.configure({ timeout: 240_000 });

const files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };
const card = (page: Page, { name }: Caller) => page.getByRole('article', { name });

async function open(page: Page, student: Caller) {
  await page.getByRole('link', { name: `View Application of ${student.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
}

const toList = (page: Page) => page.getByRole('link', { name: 'Applications' }).first().click();

test('applications from the first look to the decision', async ({ page, product, context }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await api.registerOrganization();
  await product.operator('verify-organization', organization.email);
  const jobId = await api.postJob(organization);
  const [rejected, accepted, invited] = [
    await api.registerStudent(),
    await api.registerStudent(),
    await api.registerStudent(),
  ];
  await logIn(page, organization);

  await test.step('none were received yet, for any job or for this one', async () => {
    await toList(page);
    await expect(page.getByRole('main').getByText('No applications found.')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await page.getByRole('link', { name: /^View Applications/ }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/jobs/${organization.id}/${jobId}$`));
    await expect(page.getByRole('main').getByText('No applications found.')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  });

  await test.step('three arrive, and are listed for all jobs and for this one', async () => {
    for (const student of [rejected, accepted, invited]) {
      expect((await api.apply(student, jobId, files)).ok).toBe(true);
    }
    await page.goto(`/dashboard/jobs/${organization.id}/${jobId}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    await toList(page);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const text of [
      'Applied',
      'University of Lagos',
      'I would like to learn with you.',
      'Today',
    ]) {
      await expect(card(page, rejected).getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Job' })).toBeVisible();
  });

  await test.step('opening one shows all of it, and says so', async () => {
    await open(page, rejected);
    for (const text of [rejected.email, 'University of Lagos', 'Computer Science']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText('I would like to learn with you.')).toBeVisible();
    for (const [name, content] of [
      ['Download resume', files.resume],
      ['Download internship letter', files.letter],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect(await readFile(await (await download).path())).toEqual(content);
    }
    await toList(page);
    await expect(card(page, rejected).getByText('Viewed')).toBeVisible();
    await expect(card(page, accepted).getByText('Applied')).toBeVisible();
  });

  await test.step('one is rejected, with the letter in view', async () => {
    await open(page, rejected);
    const dialog = page.getByRole('alertdialog', { name: 'Rejection Card' });
    await page.getByRole('button', { name: 'Reject Application' }).click();
    await expect(dialog).toContainText(`Dear ${rejected.name}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Reject Application' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications$/);
    await expect(card(page, rejected).getByText('Rejected')).toBeVisible();
    await open(page, rejected);
    await expect(page.getByText(/^You rejected this application/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reject Application' })).toBeHidden();
    await toList(page);
  });

  await test.step('one is asked about an interview, and accepted without', async () => {
    await open(page, accepted);
    const schedule = page.getByRole('button', { name: 'Schedule Interview' });
    await schedule.click();
    const ask = page.getByRole('dialog', { name: 'Schedule Interview' });
    await expect(ask).toContainText('via Google Meet');
    await expect(ask.getByRole('link', { name: 'Yes, set up an interview' })).toHaveAttribute(
      'href',
      /^\/setup-interview\?id=[0-9a-f-]+$/,
    );
    await ask.getByRole('button', { name: 'No, skip interview' }).click();
    const accept = page.getByRole('dialog', { name: 'Accept Candidate?' });
    await accept.getByRole('button', { name: 'No' }).click();
    await expect(accept).toBeHidden();

    await schedule.click();
    await ask.getByRole('button', { name: 'No, skip interview' }).click();
    await context.setOffline(true);
    await accept.getByRole('button', { name: 'Yes' }).click();
    await expect(accept.getByRole('alert')).toContainText('We could not reach the server.');
    await context.setOffline(false);
    await accept.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('heading', { name: 'Successful!' })).toBeVisible();
    await expect(page.getByText('Application has been accepted', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to applications' }).click();
    await expect(card(page, accepted).getByText('Accepted')).toBeVisible();
    await open(page, accepted);
    await expect(page.getByText(/^You accepted this application on/)).toBeVisible();
    await expect(schedule).toBeHidden();
    await toList(page);
  });

  await test.step('one is invited: the day stands there, and can be moved', async () => {
    const [application] = (await api.applicationsOf(organization)).filter(
      ({ user_id }) => user_id === invited.userId,
    );
    await api.json('POST', '/interviews/schedule', organization, {
      application_id: application?.id,
      date: `${daysAhead(3)} 14:00`,
      alt_date_1: `${daysAhead(4)} 10:00`,
      alt_date_2: `${daysAhead(5)} 16:30`,
      meet_link: 'https://meet.google.com/abc-defg-hij',
    });
    await page.reload();
    await expect(card(page, invited).getByText('Scheduled for Interview')).toBeVisible();
    await open(page, invited);
    await expect(page.getByText(/^The interview is on .*, Lagos time/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your interviews' })).toHaveAttribute(
      'href',
      '/dashboard/interviews',
    );
    await expect(page.getByRole('link', { name: 'Reschedule Interview' })).toHaveAttribute(
      'href',
      `/setup-interview?id=${application?.id ?? ''}`,
    );
  });

  await test.step('the job goes, its applications stay and say so', async () => {
    await api.json('DELETE', `/jobs/${jobId}`, organization);
    await page.reload();
    await expect(page.getByText('This job is no longer available.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reschedule Interview' })).toBeHidden();
  });

  await test.step('an application that is none says so', async () => {
    await page.goto('/dashboard/applications/nothing');
    await expect(page.getByRole('main').getByText('No application details...')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).not.toHaveURL(/nothing$/);
  });
});
