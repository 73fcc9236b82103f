import { expect } from '@playwright/test';
import type states from '../../../../mfe-student/states.json';
import { accountDialogs } from '../account.ts';
import { longestStudent } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const address = '/dashboard/profile';

async function openProfile(visit: Visit): Promise<void> {
  await visit.as(await visit.cast.newcomer());
  await visit.open(address);
}

async function edit(visit: Visit): Promise<void> {
  await openProfile(visit);
  await visit.page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(visit.page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
}

const dialogs = accountDialogs(openProfile);

export const profile: WaysInto<(typeof states)['/dashboard/profile']> = {
  'changing the password': dialogs.changePassword,
  'a wrong current password': dialogs.wrongPassword,
  'asked before signing out everywhere': dialogs.signOutEverywhere,
  'asked before deleting the account': dialogs.deleteAccount,
  'as it stands': openProfile,
  editing: edit,
  'with what is missing': async (visit) => {
    await edit(visit);
    await visit.page.getByLabel('Name', { exact: true }).fill('');
    await visit.page.getByLabel('Course of study').fill('');
    await visit.sendIncomplete('Save Changes');
  },
  'the longest texts': async (visit) => {
    await visit.as((await visit.cast.longest()).student);
    await visit.open(address);
    await visit.sees(longestStudent.full_name);
  },
  'editing the longest texts': async (visit) => {
    await visit.as((await visit.cast.longest()).student);
    await visit.open(`${address}?edit`);
    await expect(visit.page.getByLabel('Name', { exact: true })).toBeVisible();
  },
  'without schools': async (visit) => {
    await visit.fail('schools');
    await edit(visit);
    await visit.sees('The list of schools could not be loaded.');
  },
  'saving failed': async (visit) => {
    await edit(visit);
    await visit.fail('student/[^/]+/update');
    await visit.page.getByLabel('Course of study').fill('Law');
    await visit.press('Save Changes');
    await visit.sees(/Failed to update profile/);
  },
  'asked before leaving': async (visit) => {
    await edit(visit);
    await visit.page.getByLabel('Course of study').fill('Law');
    await visit.page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
    await expect(visit.dialog('Leave without saving?')).toBeVisible();
  },
  loading: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.hold('me');
    await visit.openLoading(address);
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.openFailed(address, 'me', 'Failed to fetch user data');
  },
};
