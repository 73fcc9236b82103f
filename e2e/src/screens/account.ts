import { expect } from '@playwright/test';
import type { Visit } from './visit.ts';
import type { Way } from './ways.ts';

/** A person's profile, as it is entered by its own role. */
type Profile = (visit: Visit) => Promise<void>;

/** The ways into the dialogs of the account that both roles have. */
export function accountDialogs(openProfile: Profile) {
  const changePassword: Way = async (visit) => {
    await openProfile(visit);
    await visit.ask('Change password', 'Change password');
  };
  return {
    'changing the password': changePassword,
    'a wrong current password': async (visit) => {
      await changePassword(visit);
      const dialog = visit.dialog('Change password');
      await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
      await dialog.getByLabel('New password', { exact: true }).fill('a horse that is correct');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
    },
    'asked before signing out everywhere': async (visit) => {
      await openProfile(visit);
      await visit.ask('Sign out everywhere', 'Sign out everywhere?');
    },
    'asked before deleting the account': async (visit) => {
      await openProfile(visit);
      await visit.ask('Delete account', 'Delete account?');
    },
  } satisfies Record<string, Way>;
}
