import type states from '../../../../mfe-organization/states.json';
import { at, shows } from '../arrivals.ts';
import { longestOrganization } from '../long-texts.ts';
import { ownProfile } from '../own-profile.ts';
import type { WaysInto } from '../ways.ts';

const address = '/dashboard/profile';

const own = ownProfile((cast) => cast.beginner());

export const profile: WaysInto<(typeof states)['/dashboard/profile']> = {
  'changing the password': own.changePassword,
  'a wrong current password': own.wrongPassword,
  'asked before signing out everywhere': own.signOutEverywhere,
  'asked before deleting the account': own.deleteAccount,
  'as it stands': own.open,
  editing: own.edit,
  'with what is missing': async (visit) => {
    await own.edit(visit);
    await visit.page.getByLabel('Company name').fill('');
    await visit.page.getByLabel('Street address').fill('');
    await visit.sendIncomplete('Save Changes');
  },
  'asked to wait for approval': async (visit) => {
    await own.edit(visit);
    await visit.page.getByLabel('Company name').fill('Another name');
    await visit.ask('Save Changes', 'Ask for approval again?');
  },
  'without states': async (visit) => {
    await visit.fail('locations');
    await own.edit(visit);
    await visit.sees('The list of states could not be loaded.');
  },
  'saving failed': async (visit) => {
    await own.edit(visit);
    await visit.fail('organization/[^/]+/update');
    await visit.page.getByLabel('Street address').fill('13 Marina Road');
    await visit.press('Save Changes');
    await visit.sees(/Failed to update company profile/);
  },
  'the longest texts': shows(
    at(address, async (cast) => (await cast.longest()).organization),
    longestOrganization.company_name,
  ),
  loading: own.loading,
  failed: own.failed,
};
