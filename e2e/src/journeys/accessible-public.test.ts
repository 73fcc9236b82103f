import type { Page } from '@playwright/test';
import { awaitScreen, expectAccessible, expectScreenAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { logIn, newAccount } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';

test.describe.configure({ timeout: 180_000 });

/** Sign-up as far as the account-creation form of a role. */
async function beginSignUp(page: Page, role: 'student' | 'organization'): Promise<void> {
  const { email, password } = newAccount('Ngozi Okafor');
  await page.goto('/register');
  await page.getByRole('button', { name: new RegExp(`^${role}`, 'i') }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
}

test('public screens are accessible and scroll in one direction', async ({ page }) => {
  for (const address of ['/', '/register', '/signup', '/login', '/nothing-here']) {
    await expectScreenAccessible(page, address);
  }
});

test('account-creation forms are accessible and scroll in one direction', async ({ page }) => {
  for (const [role, address] of [
    ['student', '/create-student-account'],
    ['organization', '/create-company-account'],
  ] as const) {
    await beginSignUp(page, role);
    await expectAccessible(page, address);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, `${address}, with what is missing`);
    await expectScreenAccessible(page, address);
  }
});

test('the waiting page is accessible and scrolls in one direction', async ({ page, product }) => {
  const organization = await new ApiClient(product.baseUrl).registerOrganization();
  await logIn(page, organization, /\/unverified-company$/);
  await awaitScreen(page);
  await expectAccessible(page, 'waiting');
  await product.operator('refuse-organization', organization.email, '--reason', 'Not in the CAC.');
  await page.reload();
  await expect(page.getByText('Not in the CAC.')).toBeVisible();
  await expectAccessible(page, 'refused');
});

test('a chosen colour mode is there before the first script of the product', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.getByText('Dark', { exact: true }).click();
  await page.route('**/releases/**/*.js', (route) => route.abort());
  await page.goto('/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(html).toHaveCSS('background-color', 'rgb(14, 21, 18)');
});
