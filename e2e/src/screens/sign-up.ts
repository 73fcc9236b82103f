import { expect } from '@playwright/test';
import { newAccount } from '../people/accounts.ts';
import { signInAtGoogle } from '../people/google.ts';
import type { Visit } from './visit.ts';

export type NewRole = 'student' | 'organization';

/** Chooses a role as somebody who has no account. */
export async function chooseRole(visit: Visit, role: NewRole): Promise<void> {
  await visit.as(null);
  await visit.open('/register');
  await visit.press(new RegExp(`^${role}`, 'i'));
  await expect(visit.page).toHaveURL(/\/signup$/);
}

/** Sign-up as far as the account-creation form of a role. */
export async function beginSignUp(
  visit: Visit,
  role: NewRole,
  { email, password } = newAccount('Ngozi Okafor'),
): Promise<void> {
  await chooseRole(visit, role);
  await visit.page.getByLabel('Email').fill(email);
  await visit.page.getByLabel('Password', { exact: true }).fill(password);
  await visit.press('Create Account');
  await expect(visit.page.getByRole('button', { name: 'Finish' })).toBeVisible();
}

/** Sign-up by way of Google as far as the account-creation form of a role. */
export async function beginGoogleSignUp(visit: Visit, role: NewRole): Promise<void> {
  await chooseRole(visit, role);
  await visit.press('Sign Up with Google');
  await signInAtGoogle(visit.page, newAccount('Ngozi Okafor'));
  await visit.sees(/^You are signing up with Google as/);
  await expect(visit.page.getByRole('button', { name: 'Finish' })).toBeVisible();
}
