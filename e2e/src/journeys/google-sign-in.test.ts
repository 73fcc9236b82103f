import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fillStudent, logOut, newAccount } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import {
  cancelAtGoogle,
  logInWithGoogle,
  signInAtGoogle,
  signUpWithGoogle,
} from '../people/google.ts';
import { awaitMail } from '../people/mails.ts';
import { openProfile } from '../people/own-account.ts';

test.describe.configure({ timeout: 180_000 });

/** What the browser keeps of a session, where it is found, and where it must not be. */
async function expectNoSecretInSight(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  expect(token).not.toBeNull();
  expect(page.url()).not.toContain('google=');
  expect(page.url()).not.toContain(token ?? '');
}

test('a student signs up with Google, and comes back by it', async ({ page }) => {
  const student = newAccount('Ngozi Okafor');

  await test.step('the account is created without a password', async () => {
    await signUpWithGoogle(page, 'student', student);
    await expect(page).toHaveURL(/\/create-student-account$/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(student.name);
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await fillStudent(page);
  });

  await test.step('a reload keeps who they are and what they typed', async () => {
    await page.reload();
    await expect(
      page.getByText(`You are signing up with Google as ${student.email}.`),
    ).toBeVisible();
    await expect(page.getByLabel('Course of study')).toHaveValue('Computer Science');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await expectNoSecretInSight(page);
  });

  await test.step('they sign in with Google, and land where they wanted to go', async () => {
    await logOut(page);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await signInAtGoogle(page, student);
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(page.getByText(student.email).first()).toBeVisible();
    await expectNoSecretInSight(page);
  });
});

test('who signs in with Google alone deletes their account by it', async ({ page }) => {
  const student = newAccount('Ngozi Okafor');
  await signUpWithGoogle(page, 'student', student);
  await fillStudent(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  await openProfile(page);
  const dialog = page.getByRole('alertdialog', { name: 'Delete account?' });
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog).toContainText('sign in with Google once more');
    await expect(dialog.getByLabel('Password')).toHaveCount(0);
  };

  await test.step('they sign in with Google once more, and come back to their profile', async () => {
    await ask();
    await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
    await signInAtGoogle(page, student);
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  await test.step('then the account is gone, and Google knows of none', async () => {
    await ask();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await logInWithGoogle(page, student);
    await expect(page).toHaveURL(/\/register$/);
  });
});

test('an organization that comes from the login page chooses its role first', async ({
  page,
  product,
}) => {
  const company = newAccount('Kuramo Analytics');
  await logInWithGoogle(page, company);
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByText(`You are signing up with Google as ${company.email}.`)).toBeVisible();
  await page.getByRole('button', { name: /^Organization/ }).click();
  await expect(page).toHaveURL(/\/create-company-account$/);
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.getByLabel('Company name').fill(company.name);
  await page.getByLabel('Mobile number').fill('08031234567');
  await page.getByLabel('Address').fill('12 Marina Road');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('CAC number').fill('RC1234567');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/unverified-company$/);

  await test.step('it comes back to the waiting page, and to its jobs once approved', async () => {
    await logInWithGoogle(page, company);
    await expect(page).toHaveURL(/\/unverified-company$/);
    await product.operator('verify-organization', company.email);
    await logInWithGoogle(page, company);
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  });
});

test('whoever owns an address has the account that somebody made with it', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const stranger = await api.registerStudent();
  await logInWithGoogle(page, { email: stranger.email, name: 'The owner' });
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  await awaitMail(product.mailDir, stranger.email, /You can now sign in with Google/);
  expect((await api.call('GET', '/me', stranger)).status).toBe(401);
  await page.goto('/login');
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
});

test('whoever cannot sign in with Google is told why, and finds a way back', async ({
  page,
  product,
}) => {
  const refused = page.getByText('You are not signed in');
  const back = async () => {
    await expect(refused).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  const user = newAccount('Ngozi Okafor');

  await test.step('an address that Google has not verified', async () => {
    await logInWithGoogle(page, { ...user, verified: false });
    await expect(page.getByText(/^Google has not verified your email address yet/)).toBeVisible();
    await back();
  });

  await test.step('somebody who cancels', async () => {
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await cancelAtGoogle(page);
    await expect(page.getByText('Signing in with Google was cancelled.')).toBeVisible();
    await back();
  });

  await test.step('a breakdown at Google', async () => {
    await logInWithGoogle(page, { ...user, outage: true });
    await expect(page.getByText(/^Google cannot be reached at the moment/)).toBeVisible();
    await back();
  });

  await test.step('an address that was come back to before', async () => {
    await page.goto('/loader#google=of-somebody-else');
    await expect(page.getByText(/^This sign-in with Google is over/)).toBeVisible();
    await back();
  });

  await test.step('a suspended account', async () => {
    const student = await new ApiClient(product.baseUrl).registerStudent();
    await product.operator('suspend', student.email, '--reason', 'Several reports.');
    await logInWithGoogle(page, student);
    await expect(page.getByText(/^This account is suspended\./)).toBeVisible();
    await back();
  });
});
