import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn, newAccount, signUpOrganization, signUpStudent } from '../people/accounts.ts';

test.describe.configure({ timeout: 240_000 });

const publicScreens = ['/', '/register', '/signup', '/login', '/nothing-here'];
const studentScreens = ['/dashboard/jobs', '/dashboard/applications', '/dashboard/create-job'];
const organizationScreens = ['/dashboard/jobs', '/dashboard/create-job', '/dashboard/applications'];

/** Opens a screen and asks axe what is wrong with it, in both colour schemes. */
async function expectAccessible(page: Page, address: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`${address} ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  }
}

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
  for (const address of publicScreens) await expectAccessible(page, address);
});

test('account-creation forms are accessible and scroll in one direction', async ({ page }) => {
  await beginSignUp(page, 'student');
  await expectAccessible(page, '/create-student-account');
  await beginSignUp(page, 'organization');
  await expectAccessible(page, '/create-company-account');
});

test('a student’s screens are accessible and scroll in one direction', async ({ page }) => {
  await signUpStudent(page, newAccount('Ngozi Okafor'));
  for (const address of studentScreens) await expectAccessible(page, address);
});

test('an organization’s screens are accessible and scroll in one direction', async ({
  page,
  product,
}) => {
  const company = newAccount('Kuramo Analytics');
  await signUpOrganization(page, company);
  await expectAccessible(page, '/unverified-company');
  await product.operator('verify-organization', company.email);
  await logIn(page, company);
  for (const address of organizationScreens) await expectAccessible(page, address);
});
