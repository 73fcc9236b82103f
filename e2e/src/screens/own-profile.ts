import { expect } from '@playwright/test';
import { at, fails, loads, shows, type Who } from './arrivals.ts';
import type { Way } from './ways.ts';

const address = '/dashboard/profile';

/** The ways into what the profiles of both roles have. */
export function ownProfile(who: Who) {
  const arrival = at(address, who);
  const open = shows(arrival, 'Edit profile');
  const changePassword: Way = async (visit) => {
    await open(visit);
    await visit.ask('Change password', 'Change password');
  };
  return {
    open,
    edit: async (visit) => {
      await open(visit);
      await visit.page.getByRole('link', { name: 'Edit profile' }).click();
      await expect(visit.page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
    loading: loads(arrival, 'me'),
    failed: fails(arrival, 'me', 'Failed to fetch user data'),
    changePassword,
    wrongPassword: async (visit) => {
      await changePassword(visit);
      const dialog = visit.dialog('Change password');
      await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
      await dialog.getByLabel('New password', { exact: true }).fill('a horse that is correct');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
    },
    signOutEverywhere: async (visit) => {
      await open(visit);
      await visit.ask('Sign out everywhere', 'Sign out everywhere?');
    },
    deleteAccount: async (visit) => {
      await open(visit);
      await visit.ask('Delete account', 'Delete account?');
    },
  } satisfies Record<string, Way>;
}
