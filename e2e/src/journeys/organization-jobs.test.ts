import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { daysAhead } from '../people/postings.ts';
import { approvedOrganization } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Playwright folds white space; the specified texts have two spaces. */
async function expectToast(page: Page, text: string) {
  const toast = page.getByText(text, { exact: true });
  await expect(toast).toBeVisible();
  expect(await toast.textContent()).toBe(text);
}

async function fillJob(page: Page, title: string) {
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Department').fill('Analytics');
  await page.getByLabel('Field').selectOption('Science');
  await page.getByLabel('Duration').fill('6 months');
  await page.getByLabel('Work environment').selectOption('hybrid');
  await page.getByLabel('Application deadline').fill(daysAhead(5));
  await page.getByLabel('Job description').fill('You learn how numbers become decisions.');
  await page
    .getByLabel('Role overview and requirements')
    .fill('You join a team of four.\nFluent in English\nAble to work with spreadsheets');
}

test('a job from its first letter to its deletion', async ({ page, product, context }) => {
  const organization = await approvedOrganization(product);
  await logIn(page, organization);
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await test.step('every tab says that it is empty', async () => {
    await expect(page.getByRole('main').getByText('You have no active jobs.')).toBeVisible();
    await tab(page, 'Closed').click();
    await expect(page.getByRole('main').getByText('You have no closed jobs.')).toBeVisible();
    await tab(page, 'Expired').click();
    await expect(page.getByRole('main').getByText('You have no expired jobs.')).toBeVisible();
    await expect(page).toHaveURL(/\?tab=expired$/);
    await page.reload();
    await expect(tab(page, 'Expired')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the form says what is missing', async () => {
    await page.getByRole('link', { name: 'Create Job' }).first().click();
    await expect(page.getByRole('main').getByText(organization.name)).toBeVisible();
    await expect(page.getByText('Start each requirement with - or a bullet.')).toBeVisible();
    await expect(page.getByLabel('Application deadline')).toHaveAttribute('min', daysAhead(0));
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByRole('link', { name: 'Job title is required.' })).toBeVisible();
  });

  await test.step('what is typed outlasts a reload, which the browser asks about', async () => {
    await fillJob(page, 'Data intern');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByLabel('Job title')).toHaveValue('Data intern');
    await expect(page.getByLabel('Field')).toHaveValue('Science');
  });

  await test.step('leaving asks, by a link and by the browser’s Back', async () => {
    await page.getByRole('link', { name: 'Applications' }).first().click();
    await expect(leaving).toBeVisible();
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await page.goBack();
    await expect(leaving).toBeVisible();
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(leaving).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/create-job$/);
    await expect(page.getByLabel('Job title')).toHaveValue('Data intern');
  });

  await test.step('a paid job needs an amount', async () => {
    await expect(page.getByLabel('Minimum')).toBeHidden();
    await page.getByLabel('Yes').check();
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByRole('link', { name: 'Enter an amount.' })).toBeVisible();
    await page.getByLabel('Minimum').fill('60000');
    await page.getByLabel('Maximum').fill('80000');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expectToast(page, 'Job Created');
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await expect(tab(page, 'Active')).toHaveText(/1$/);
  });

  await test.step('its title leads to all that it says', async () => {
    await page.getByRole('link', { name: 'Data intern', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data intern' })).toBeVisible();
    for (const text of [
      organization.name,
      organization.email,
      'Analytics',
      'Paid, ₦60,000 – ₦80,000 per month',
      'Hybrid',
      '6 months',
      'You learn how numbers become decisions.',
      '0 applications',
    ]) {
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
    const requirements = page.getByRole('region', { name: 'Role overview and requirements' });
    await expect(requirements.getByRole('paragraph')).toHaveText('You join a team of four.');
    await expect(requirements.getByRole('listitem')).toHaveText([
      'Fluent in English',
      'Able to work with spreadsheets',
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Job' })).toHaveAttribute(
      'href',
      '/dashboard/create-job',
    );
  });

  await test.step('it is edited, and the list comes back by itself', async () => {
    await page.getByRole('link', { name: 'Edit Job' }).click();
    await expect(page).toHaveURL(/\/edit-job\/[0-9a-f-]+$/);
    await expect(page.getByLabel('Minimum')).toHaveValue('60000');
    await page.getByLabel('Job title').fill('Data analyst');
    await page.getByLabel('No', { exact: true }).check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expectToast(page, 'Job Edited Successfully');
    await expect(page).toHaveURL(/\/edit-job\//);
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await expect(card(page, 'Data analyst')).toContainText('Unpaid');
  });

  await test.step('without a connection it comes back with the reason', async () => {
    await choose(page, 'Data analyst', 'Edit Job');
    await expect(page.getByLabel('Job title')).toHaveValue('Data analyst');
    await page.getByRole('link', { name: 'Jobs' }).first().click();
    await page.getByRole('button', { name: 'Delete Data analyst' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(true);
    await choose(page, 'Data analyst', 'Close Job');
    await expectToast(page, 'An error occurred while closing job');
    await expect(card(page, 'Data analyst')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Data analyst' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectToast(page, 'An error occurred while deleting the job.');
    await expect(card(page, 'Data analyst')).toBeVisible();
    await context.setOffline(false);
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Close message' }).first().click();
      await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(left);
    }
  });

  await test.step('it is closed and activated', async () => {
    await expect(page.getByRole('link', { name: /^View Applications/ })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Data analyst' }).click();
    await expect(page.getByRole('menuitem', { name: 'Activate' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Close Job' }).click();
    await expect(page.getByRole('main').getByText('You have no active jobs.')).toBeVisible();
    await expectToast(page, 'Job  closed successfully');
    await tab(page, 'Closed').click();
    await expect(tab(page, 'Closed')).toHaveText(/1$/);
    await expect(page.getByRole('link', { name: /^View Applications/ })).toBeHidden();
    await page.getByRole('button', { name: 'Actions for Data analyst' }).click();
    await expect(page.getByRole('menuitem', { name: 'Close Job' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await expectToast(page, 'Job  activated successfully');
    await tab(page, 'Active').click();
    await expect(card(page, 'Data analyst')).toBeVisible();
  });

  await test.step('it is deleted after a question', async () => {
    const address = await page
      .getByRole('link', { name: 'Data analyst', exact: true })
      .getAttribute('href');
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    const bin = page.getByRole('button', { name: 'Delete Data analyst' });
    await bin.click();
    await expect(question).toContainText('Delete “Data analyst”?');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expectToast(page, 'Job deleted successfully');
    await expect(page.getByRole('main').getByText('You have no active jobs.')).toBeVisible();
    await page.goto(address ?? '');
    await expect(page.getByText('This job is no longer available')).toBeVisible();
  });

  await test.step('without the organization’s id there is nothing to list', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('role_specific_id');
    });
    await page.goto('/dashboard/jobs');
    await expect(page.getByText('Organization ID not found.')).toBeVisible();
  });
});
