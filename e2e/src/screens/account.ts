import { expect } from '@playwright/test';
import type { Way } from './ways.ts';

/** The ways into the dialogs of the account, which both roles have on their profile. */
export function accountDialogs(openProfile: Way) {
  const changePassword: Way = async (visit) => {
    await openProfile(visit);
    await visit.ask('Change password', 'Change password');
  };
  return {
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
      await openProfile(visit);
      await visit.ask('Sign out everywhere', 'Sign out everywhere?');
    },
    deleteAccount: async (visit) => {
      await openProfile(visit);
      await visit.ask('Delete account', 'Delete account?');
    },
  } satisfies Record<string, Way>;
}
