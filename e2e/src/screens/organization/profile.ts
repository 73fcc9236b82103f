import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import { accountDialogs } from '../account.ts';
import { longestOrganization } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const address = '/dashboard/profile';

async function openProfile(visit: Visit): Promise<void> {
  await visit.as(await visit.cast.beginner());
  await visit.open(address);
}

async function edit(visit: Visit): Promise<void> {
  await visit.as(await visit.cast.beginner());
  await visit.open(`${address}?edit`);
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
    await visit.page.getByLabel('Company name').fill('');
    await visit.page.getByLabel('Street address').fill('');
    await visit.sendIncomplete('Save Changes');
  },
  'asked to wait for approval': async (visit) => {
    await edit(visit);
    await visit.page.getByLabel('Company name').fill('Another name');
    await visit.ask('Save Changes', 'Ask for approval again?');
  },
  'without states': async (visit) => {
    await visit.fail('locations');
    await edit(visit);
    await visit.sees('The list of states could not be loaded.');
  },
  'saving failed': async (visit) => {
    await edit(visit);
    await visit.fail('organization/[^/]+/update');
    await visit.page.getByLabel('Street address').fill('13 Marina Road');
    await visit.press('Save Changes');
    await visit.sees(/Failed to update company profile/);
  },
  'the longest texts': async (visit) => {
    await visit.as((await visit.cast.longest()).organization);
    await visit.open(address);
    await visit.sees(longestOrganization.company_name);
  },
  loading: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.hold('me');
    await visit.openLoading(address);
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.openFailed(address, 'me', 'Failed to fetch user data');
  },
};
