import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn, logOut, newAccount, sendStudentSignUp, signUpStudent } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { awaitMail, awaitResetLinks } from '../people/mails.ts';
import { choosePassword } from '../people/new-password.ts';
import { approvedOrganization } from '../people/received-applications.ts';

test.describe.configure({ timeout: 180_000 });

async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** What the next try is told is then another message. */
async function readsAndCloses(page: Page, words: string | RegExp): Promise<void> {
  const message = page.getByText(words);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toBeHidden();
}

test('who may not sign in is told why, and keeps what was typed', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  const refusal = 'The email or the password is not right.';
  await page.goto('/login');

  await test.step('both are needed', async () => {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Email and password are required.')).toBeVisible();
    await tryToLogIn(page, student.email, '');
    await expect(page.getByText('Email and password are required.')).toBeVisible();
    await tryToLogIn(page, '', 'a password');
    await expect(page.getByText('Email and password are required.')).toBeVisible();
  });

  await test.step('a wrong password and an unknown address are told alike', async () => {
    await tryToLogIn(page, student.email, 'not the password');
    await readsAndCloses(page, refusal);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await tryToLogIn(page, newAccount('Nobody').email, 'not the password');
    await readsAndCloses(page, refusal);
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('a suspended account hears so', async () => {
    await product.operator('suspend', student.email, '--reason', 'Several reports.');
    await tryToLogIn(page, student.email, student.password);
    await readsAndCloses(page, /^This account is suspended\./);
    await product.operator('restore', student.email, '--reason', 'They were mistaken.');
    await tryToLogIn(page, student.email, student.password);
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  });
});

test('signing in leads to where somebody belongs', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  const waiting = await api.registerOrganization();

  await test.step('an organization that waits sees the waiting page', async () => {
    await logIn(page, waiting, /\/unverified-company$/);
    await expect(
      page.getByRole('heading', { name: 'Your account is almost ready!' }),
    ).toBeVisible();
  });

  await test.step('one that is approved sees its jobs', async () => {
    await logIn(page, await approvedOrganization(product));
    await expect(page.getByRole('tab', { name: /^Active/ })).toBeVisible();
  });

  await test.step('the page clears what this product keeps, and nothing else', async () => {
    await page.evaluate(() => {
      localStorage.setItem('job_id', 'of the product');
      localStorage.setItem('of-another-program', 'kept');
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const keys = ['user_id', 'authToken', 'userRole', 'role_specific_id', 'job_id'];
    const kept = await page.evaluate(
      (names) => names.filter((name) => localStorage.getItem(name) !== null),
      [...keys, 'of-another-program'],
    );
    expect(kept).toEqual(['of-another-program']);
  });

  await test.step('who was led here comes back to where they were going', async () => {
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('User ID not found. Please log in again.')).toBeVisible();
    await tryToLogIn(page, student.email, student.password);
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  await test.step('the ways to an account and to another password are there', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot Password ?' }).click();
    await expect(page).toHaveURL(/\/reset$/);
  });
});

/** Wrong passwords from several addresses, until no more are looked at. */
async function guessFromEverywhere(baseUrl: string, email: string): Promise<void> {
  for (let place = 0; place < 6; place += 1) {
    const stranger = new ApiClient(baseUrl);
    for (let guess = 0; guess < 10; guess += 1) {
      await stranger.call('POST', '/login', null, { email, password: `guess ${guess}` });
    }
  }
}

test('strangers who guess do not keep the owner out', async ({ page, product }) => {
  await test.step('who has signed up or in here before signs in as always', async () => {
    const student = newAccount('Ngozi Okafor');
    await signUpStudent(page, student);
    await logOut(page);
    await guessFromEverywhere(product.baseUrl, student.email);
    await logIn(page, student);
  });

  await test.step('who is here for the first time gets in by a mail', async () => {
    const student = await new ApiClient(product.baseUrl).registerStudent();
    await guessFromEverywhere(product.baseUrl, student.email);
    await page.goto('/login');
    await tryToLogIn(page, student.email, student.password);
    await expect(page.getByText(/^Too many tries\. Please wait/)).toBeVisible();
    await page.getByRole('link', { name: 'Forgot Password ?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(student.email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const [link = ''] = await awaitResetLinks(product.mailDir, student.email);
    await page.goto(link);
    await choosePassword(page, `${student.password} again`);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { ...student, password: `${student.password} again` });
  });
});

test('who signs up with an email that has an account is told, and so is its owner', async ({
  page,
  product,
}) => {
  const { email } = await new ApiClient(product.baseUrl).registerStudent();
  await sendStudentSignUp(page, { ...newAccount('A stranger'), email });
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('alert')).toContainText(
    'There is already an account with this email. Please log in.',
  );
  await awaitMail(product.mailDir, email, /You already have an account/);
});
