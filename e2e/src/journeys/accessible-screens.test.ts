import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn, newAccount, signUpOrganization } from '../people/accounts.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';
import type { Product } from '../product.ts';

test.describe.configure({ timeout: 240_000 });

const publicScreens = ['/', '/register', '/signup', '/login', '/nothing-here'];
const studentScreens = [
  '/dashboard/jobs',
  '/dashboard/jobs?field=Art',
  '/dashboard/applications',
  '/dashboard/create-job',
  '/dashboard/nothing-here',
];
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

interface Posting {
  organization: Caller;
  student: Caller;
  /** A job that the student has applied for. */
  appliedJob: string;
  application: string;
  /** A job that waits for applications. */
  openJob: string;
}

/** A verified organization with two jobs, and a student's application for one of them. */
async function postAndApply(product: Product): Promise<Posting> {
  const api = new ApiClient(product.baseUrl);
  const organization = await api.registerOrganization();
  await product.operator('verify-organization', organization.email);
  const [appliedJob, openJob] = [await api.postJob(organization), await api.postJob(organization)];
  const student = await api.registerStudent();
  const files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };
  expect((await api.apply(student, appliedJob, files)).status).toBe(201);
  const [application] = await api.applicationsOf(organization);
  if (application === undefined) throw new Error('The application was not received.');
  return { organization, student, appliedJob, openJob, application: application.id };
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

test('a student’s screens are accessible and scroll in one direction', async ({
  page,
  product,
}) => {
  const { organization, student, appliedJob, openJob } = await postAndApply(product);
  await logIn(page, student);
  for (const address of [
    ...studentScreens,
    `/dashboard/jobs/${openJob}`,
    `/dashboard/jobs/${openJob}/apply/${organization.id}`,
    `/dashboard/jobs/${appliedJob}`,
    `/dashboard/jobs/${appliedJob}/apply/${organization.id}`,
  ]) {
    await expectAccessible(page, address);
  }
});

test('an organization’s screens are accessible and scroll in one direction', async ({
  page,
  product,
}) => {
  const { organization, application, appliedJob } = await postAndApply(product);
  await logIn(page, organization);
  for (const address of [
    ...organizationScreens,
    `/dashboard/jobs/${appliedJob}`,
    `/dashboard/jobs/${organization.id}/${appliedJob}`,
    `/dashboard/applications/${application}`,
  ]) {
    await expectAccessible(page, address);
  }
});

test('the waiting page is accessible and scrolls in one direction', async ({ page }) => {
  await signUpOrganization(page, newAccount('Kuramo Analytics'));
  await expectAccessible(page, '/unverified-company');
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
