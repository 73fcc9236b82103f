import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import type { Caller } from '../../people/api-client.ts';
import { daysAhead } from '../../people/postings.ts';
import type { Cast, Meeting } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/interviews';
const calls = 'organizations/[^/]+/interviews';
const failure = 'Error fetching interviews:';

const list =
  (tab: string, organization: (cast: Cast) => Promise<Caller>, words: string | RegExp): Way =>
  async (visit) => {
    await visit.as(await organization(visit.cast));
    await visit.open(`${address}?tab=${tab}`);
    await visit.sees(words);
  };

const nothing = (tab: string, name: string): Way =>
  list(tab, (cast) => cast.beginner(), `No interviews found for ${name}.`);

const own = list(
  'pending',
  async (cast) => (await cast.employer()).organization,
  'The student has not chosen yet.',
);
const completed = list('completed', (cast) => cast.demoOrganization(), 'Tunde Bakare');

export const interviews: WaysInto<(typeof states)['/dashboard/interviews']> = {
  'nothing pending': nothing('pending', 'Pending'),
  'nothing active': nothing('active', 'Active'),
  'nothing completed': nothing('completed', 'Completed'),
  one: own,
  'asked before cancelling': async (visit) => {
    await own(visit);
    await visit.ask(/^Cancel interview: /, 'Cancel interview?');
  },
  failed: async (visit) => {
    await own(visit);
    await visit.page.context().setOffline(true);
    await visit.page.getByRole('tab', { name: 'Completed' }).click();
    await visit.sees(failure);
  },
  'every category': list('pending', (cast) => cast.demoOrganization(), 'Tunde Bakare'),
  completed,
  'asked before accepting': async (visit) => {
    await completed(visit);
    await visit.ask('Accept: Tunde Bakare', 'Accept Candidate?');
  },
  'asked before rejecting': async (visit) => {
    await completed(visit);
    await visit.ask('Reject: Tunde Bakare', 'Rejection Card');
  },
  many: list(
    'pending',
    async (cast) => (await cast.busy()).organization,
    'The student has not chosen yet.',
  ),
  'the longest texts': list(
    'pending',
    async (cast) => (await cast.longest()).organization,
    longestStudent.full_name,
  ),
  loading: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.hold(calls);
    await visit.openLoading(address);
  },
  offline: async (visit) => {
    await own(visit);
    await visit.goOffline();
  },
};

const setUp = (applicationId: string): string => `/setup-interview?id=${applicationId}`;
const waiting = async (cast: Cast): Promise<Meeting> => (await cast.employer()).waiting;

async function openSetUp(visit: Visit, meeting: (cast: Cast) => Promise<Meeting>): Promise<void> {
  const { organization, applicationId } = await meeting(visit.cast);
  await visit.as(organization);
  await visit.open(setUp(applicationId));
}

export const setupInterview: WaysInto<(typeof states)['/setup-interview']> = {
  new: async (visit) => {
    await openSetUp(visit, waiting);
    await visit.sees(/^Times are in/);
  },
  again: async (visit) => {
    await openSetUp(visit, async (cast) => (await cast.employer()).invited);
    await visit.sees('Reschedule interview');
  },
  'with what is missing': async (visit) => {
    await openSetUp(visit, waiting);
    await visit.sendIncomplete('Finish');
  },
  'its application ended': async (visit) => {
    await openSetUp(visit, async (cast) => (await cast.ended()).rejected);
    await visit.sees('This application has ended');
  },
  'the longest texts': async (visit) => {
    await openSetUp(visit, (cast) => cast.longest());
    await visit.sees(/^Times are in/);
  },
  'failed to send': async (visit) => {
    await openSetUp(visit, waiting);
    await visit.fail('interviews/schedule');
    const { page } = visit;
    await page.getByLabel('Preferred date and time').fill(`${daysAhead(3)}T14:00`);
    await page.getByLabel('First alternative').fill(`${daysAhead(4)}T14:00`);
    await page.getByLabel('Second alternative').fill(`${daysAhead(5)}T14:00`);
    await page.getByLabel('Google Meet link').fill('https://meet.google.com/abc-defg-hij');
    await visit.press('Finish');
    await expect(page.getByRole('alert').first()).toContainText('Failed to schedule interview.');
  },
  gone: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.open(setUp('00000000-0000-4000-8000-000000000000'));
    await visit.sees('This application is not available');
  },
  loading: async (visit) => {
    const { organization, applicationId } = await waiting(visit.cast);
    await visit.as(organization);
    await visit.hold(`applications/${applicationId}`);
    await visit.openLoading(setUp(applicationId));
  },
  failed: async (visit) => {
    const { organization, applicationId } = await waiting(visit.cast);
    await visit.as(organization);
    await visit.openFailed(
      setUp(applicationId),
      `applications/${applicationId}`,
      'Error fetching Applications:',
    );
  },
};
