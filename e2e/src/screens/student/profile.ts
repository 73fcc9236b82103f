import { expect } from '@playwright/test';
import type states from '../../../../mfe-student/states.json';
import { fillStudent } from '../../people/accounts.ts';
import { at, shows } from '../arrivals.ts';
import { longestStudent } from '../long-texts.ts';
import { ownProfile } from '../own-profile.ts';
import { beginGoogleSignUp } from '../sign-up.ts';
import type { WaysInto } from '../ways.ts';

const address = '/dashboard/profile';

const own = ownProfile((cast) => cast.newcomer());

export const profile: WaysInto<(typeof states)['/dashboard/profile']> = {
  'changing the password': own.changePassword,
  'a wrong current password': own.wrongPassword,
  'asked before signing out everywhere': own.signOutEverywhere,
  'asked before deleting the account': own.deleteAccount,
  'deleting an account without a password': async (visit) => {
    await beginGoogleSignUp(visit, 'student');
    await fillStudent(visit.page);
    await visit.press('Finish');
    await expect(visit.page).toHaveURL(/\/dashboard\/jobs$/);
    await visit.open(address);
    await visit.sees('Choose a password');
    await visit.ask('Delete account', 'Delete account?');
  },
  'as it stands': own.open,
  editing: own.edit,
  'with what is missing': async (visit) => {
    await own.edit(visit);
    await visit.page.getByLabel('Name', { exact: true }).fill('');
    await visit.page.getByLabel('Course of study').fill('');
    await visit.sendIncomplete('Save Changes');
  },
  'the longest texts': shows(
    at(address, async (cast) => (await cast.longest()).student),
    longestStudent.full_name,
  ),
  'editing the longest texts': async (visit) => {
    await visit.as((await visit.cast.longest()).student);
    await visit.open(`${address}?edit`);
    await expect(visit.page.getByLabel('Name', { exact: true })).toBeVisible();
  },
  'without schools': async (visit) => {
    await visit.fail('schools');
    await own.edit(visit);
    await visit.sees('The list of schools could not be loaded.');
  },
  'saving failed': async (visit) => {
    await own.edit(visit);
    await visit.fail('student/[^/]+/update');
    await visit.page.getByLabel('Course of study').fill('Law');
    await visit.press('Save Changes');
    await visit.sees(/Failed to update profile/);
  },
  'asked before leaving': async (visit) => {
    await own.edit(visit);
    await visit.page.getByLabel('Course of study').fill('Law');
    await visit.page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
    await expect(visit.dialog('Leave without saving?')).toBeVisible();
  },
  loading: own.loading,
  failed: own.failed,
};
