import { expect, type Page } from '@playwright/test';

/** Somebody with a Google account. */
export interface GoogleUser {
  email: string;
  name: string;
  /** Google knows that the address is theirs; so by default. */
  verified?: boolean;
  /** Google breaks down while it is asked about them. */
  outage?: boolean;
}

const atGoogle = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sign in with the provider' })).toBeVisible();

/** Signs in on the provider's page, which leads back. */
export async function signInAtGoogle(
  page: Page,
  { email, name, verified = true, outage = false }: GoogleUser,
): Promise<void> {
  await atGoogle(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('The address is verified').setChecked(verified);
  await page.getByLabel('The provider breaks down afterwards').setChecked(outage);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Turns back on the provider's page. */
export async function cancelAtGoogle(page: Page): Promise<void> {
  await atGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
}

/** From the login page to the provider and back. */
export async function logInWithGoogle(page: Page, user: GoogleUser): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await signInAtGoogle(page, user);
}

/** From the landing page to the account screen of a role. */
export async function signUpWithGoogle(
  page: Page,
  role: 'student' | 'organization',
  user: GoogleUser,
): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('button', { name: new RegExp(`^${role}`, 'i') }).click();
  await page.getByRole('button', { name: 'Sign Up with Google' }).click();
  await signInAtGoogle(page, user);
  await expect(page.getByText(`You are signing up with Google as ${user.email}.`)).toBeVisible();
}
