import type { Locator, Page } from '@playwright/test';
import { awaitScreen, expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { askToLogOut, logIn } from '../people/accounts.ts';
import { receiveApplications } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awaitScreen(page);
}

/** The dialog that is open, by its title. */
const dialogOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));

async function expectDialogAccessible(page: Page, title: string): Promise<void> {
  await expect(dialogOf(page, title)).toBeVisible();
  await expectAccessible(page, title);
}

/** Presses a button, looks at the dialog that it opens, and closes it. */
async function lookAtDialog(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expectDialogAccessible(page, title);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, title)).toBeHidden();
}

test('an organization’s dialogs and failures are accessible and scroll in one direction', async ({
  page,
  product,
  context,
}) => {
  const received = await receiveApplications(product, 2);
  const { organization, students, applicationOf } = received;
  const [invited, waiting] = students;
  if (!invited || !waiting) throw new Error('Nobody has applied.');
  await received.invite(applicationOf(invited));
  await logIn(page, organization);

  await test.step('of a job', async () => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'a job’s menu');
    await page.keyboard.press('Escape');
    await lookAtDialog(page, 'Delete Data intern', 'Confirm Delete');
    await page.getByRole('link', { name: 'Create Job' }).first().click();
    await page.getByLabel('Job title').fill('Data intern');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByRole('link', { name: 'Department is required.' })).toBeVisible();
    await expectAccessible(page, 'a job that lacks something');
    await page.getByRole('link', { name: 'Interviews' }).first().click();
    await expectDialogAccessible(page, 'Leave without saving?');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  });

  await test.step('of an interview', async () => {
    await lookAtDialog(page, `Cancel interview: ${invited.name}`, 'Cancel interview?');
  });

  await test.step('of an application', async () => {
    await open(page, `/dashboard/applications/${applicationOf(waiting)}`);
    await lookAtDialog(page, 'Reject Application', 'Rejection Card');
    await page.getByRole('button', { name: 'Schedule Interview' }).click();
    await expectDialogAccessible(page, 'Schedule Interview');
    await page.getByRole('button', { name: 'No, skip interview' }).click();
    await expectDialogAccessible(page, 'Accept Candidate?');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expectDialogAccessible(page, 'Successful!');
    await page.getByRole('button', { name: 'Back to applications' }).click();
  });

  await test.step('of the account', async () => {
    await open(page, '/dashboard/profile');
    await lookAtDialog(page, 'Change password', 'Change password');
    await lookAtDialog(page, 'Sign out everywhere', 'Sign out everywhere?');
    await lookAtDialog(page, 'Delete account', 'Delete account?');
    await askToLogOut(page);
    await expectDialogAccessible(page, 'Logout Confirmation');
  });

  await test.step('without a connection', async () => {
    await open(page, '/dashboard/jobs');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Closed' }).click();
    await expect(page.getByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
    await expectAccessible(page, 'jobs that do not come');
    await context.setOffline(false);

    await open(page, '/dashboard/interviews');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect(page.getByText('Error fetching interviews:')).toBeVisible();
    await expectAccessible(page, 'interviews that do not come');
    await context.setOffline(false);

    await open(page, `/dashboard/applications/${applicationOf(invited)}`);
    await page.getByRole('link', { name: 'Applications' }).first().click();
    const other = page.getByRole('link', { name: `View Application of ${waiting.name}` });
    await expect(other).toBeVisible();
    await context.setOffline(true);
    await other.click();
    await expect(page.getByText('Error fetching Applications:')).toBeVisible();
    await expectAccessible(page, 'an application that does not come');
    await context.setOffline(false);
  });
});
