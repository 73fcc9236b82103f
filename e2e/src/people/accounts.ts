import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
  /** Full name of a student, company name of an organization. */
  name: string;
}

/** The password of every account of the demo data. */
export const demoPassword = 'demo-internships';

/** An account that nobody has yet. */
export function newAccount(name: string): Account {
  const tag = randomUUID().slice(0, 8);
  return { email: `${tag}@example.com`, password: `correct horse ${tag}`, name: `${name} ${tag}` };
}

async function chooseRole(page: Page, role: 'student' | 'organization', account: Account) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('button', { name: new RegExp(`^${role}`, 'i') }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** What a student says about themselves beside their name. */
export async function fillStudent(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill('+2348031234567');
  await page.getByLabel('Undergraduate').check();
  await page.getByLabel('University').fill('University of Lag');
  await page.getByRole('option', { name: 'University of Lagos', exact: true }).click();
  await page.getByLabel('Degree').selectOption('BSc');
  await page.getByLabel('Course of study').fill('Computer Science');
}

/** From the landing page to sending all that a student's account needs. */
export async function sendStudentSignUp(page: Page, account: Account): Promise<void> {
  await chooseRole(page, 'student', account);
  await expect(page).toHaveURL(/\/create-student-account$/);
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await fillStudent(page);
  await page.getByRole('button', { name: 'Finish' }).click();
}

/** From the landing page to the student's jobs. */
export async function signUpStudent(page: Page, account: Account): Promise<void> {
  await sendStudentSignUp(page, account);
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
}

/** From the landing page to the waiting page of an organization. */
export async function signUpOrganization(page: Page, account: Account): Promise<void> {
  await chooseRole(page, 'organization', account);
  await expect(page).toHaveURL(/\/create-company-account$/);
  await page.getByLabel('Company name').fill(account.name);
  await page.getByLabel('Mobile number').fill('08031234567');
  await page.getByLabel('Address').fill('12 Marina Road');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('CAC number').fill('RC1234567');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/unverified-company$/);
}

/** @param arrival where signing in leads to */
export async function logIn(
  page: Page,
  { email, password }: Account,
  arrival = /\/dashboard\/jobs$/,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(arrival);
}

/** Asks for the way out by the menu's entry, which stands under More on a phone. */
export async function askToLogOut(page: Page): Promise<void> {
  const direct = page.getByRole('button', { name: 'Logout' });
  if (!(await direct.first().isVisible()))
    await page.getByRole('button', { name: 'More', exact: true }).click();
  await direct.first().click();
}

export async function logOut(page: Page): Promise<void> {
  await askToLogOut(page);
  const dialog = page.getByRole('alertdialog', { name: 'Logout Confirmation' });
  await expect(dialog).toContainText('Are you sure you want to logout?');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You have been logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
}
