import { expect, type Page } from '@playwright/test';

/** From the sign-in page to the message that a link was sent. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password ?' }).click();
  await expect(page).toHaveURL(/\/reset$/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/reset-message$/);
}

/** Types another password on the page of a link, and sends it. */
export async function choosePassword(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
}
