import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Goes to the profile by the menu's entry, which stands under More on a phone. */
export async function openProfile(page: Page): Promise<void> {
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Profile' });
  if (!(await entry.isVisible())) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
  }
  await entry.click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
}

const wrong = 'not this one';
const refusal = 'This is not your password.';

/** Changes the password on the profile, at first with a wrong one. */
export async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const change = dialog.getByRole('button', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(wrong);
  await dialog.getByLabel('New password').fill(to);
  await change.click();
  await expect(dialog.getByText(refusal).first()).toBeVisible();
  await dialog.getByLabel('Current password').fill(from);
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
}

/** Downloads what is kept. @returns the file's content */
export async function downloadData(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ifj-account.json');
  return readFile(await file.path(), 'utf8');
}

/** Ends every session, this one too. */
export async function signOutEverywhere(page: Page): Promise<void> {
  const everywhere = { name: 'Sign out everywhere' };
  await page.getByRole('button', everywhere).click();
  await page.getByRole('alertdialog').getByRole('button', everywhere).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('You have been logged out everywhere.')).toBeVisible();
}

/** Deletes the account on the profile, at first with a wrong password. */
export async function deleteAccount(page: Page, password: string, goes: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete account?' });
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog).toContainText(goes);
  await dialog.getByLabel('Password', { exact: true }).fill(wrong);
  await remove.click();
  await expect(dialog.getByText(refusal).first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await remove.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
}
