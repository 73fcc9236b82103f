import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import { daysAhead } from '../../people/postings.ts';
import { at, fails, loads, shows, type Arrival, type Who } from '../arrivals.ts';
import type { Cast, Meeting } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/interviews';

/** A tab, until it says this. */
const tab = (name: string, who: Who, words: string | RegExp): Way =>
  shows(at(`${address}?tab=${name}`, who), words);

const beginner: Who = (cast) => cast.beginner();
const nothing = (name: string, label: string): Way =>
  tab(name, beginner, `No interviews found for ${label}.`);

const unchosen = 'The student has not chosen yet.';
const own = tab('pending', async (cast) => (await cast.employer()).organization, unchosen);
const completed = tab('completed', (cast) => cast.demoOrganization(), 'Tunde Bakare');

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
    await visit.sees('Error fetching interviews:');
  },
  'every category': tab('pending', (cast) => cast.demoOrganization(), 'Tunde Bakare'),
  completed,
  'asked before accepting': async (visit) => {
    await completed(visit);
    await visit.ask('Accept: Tunde Bakare', 'Accept Candidate?');
  },
  'asked before rejecting': async (visit) => {
    await completed(visit);
    await visit.ask('Reject: Tunde Bakare', 'Rejection Card');
  },
  many: tab('pending', async (cast) => (await cast.busy()).organization, unchosen),
  'the longest texts': tab(
    'pending',
    async (cast) => (await cast.longest()).organization,
    longestStudent.full_name,
  ),
  loading: loads(at(address, beginner), 'organizations/[^/]+/interviews'),
  offline: async (visit) => {
    await own(visit);
    await visit.goOffline();
  },
};

const call = 'applications/[^/]+';

/** An organization arranges the interview of an application. */
const arranging =
  (meeting: (cast: Cast) => Promise<Meeting>): Arrival =>
  async (cast) => {
    const { organization, applicationId } = await meeting(cast);
    return { person: organization, address: `/setup-interview?id=${applicationId}` };
  };

const waiting = arranging(async (cast) => (await cast.employer()).waiting);
const openForm = shows(waiting, /^Times are in/);

export const setupInterview: WaysInto<(typeof states)['/setup-interview']> = {
  new: openForm,
  again: shows(
    arranging(async (cast) => (await cast.employer()).invited),
    'Reschedule interview',
  ),
  'with what is missing': async (visit) => {
    await openForm(visit);
    await visit.sendIncomplete('Finish');
  },
  'its application ended': shows(
    arranging(async (cast) => (await cast.ended()).rejected),
    'This application has ended',
  ),
  'the longest texts': shows(
    arranging((cast) => cast.longest()),
    /^Times are in/,
  ),
  'failed to send': async (visit) => {
    await openForm(visit);
    await visit.fail('interviews/schedule');
    const { page } = visit;
    await page.getByLabel('Preferred date and time').fill(`${daysAhead(3)}T14:00`);
    await page.getByLabel('First alternative').fill(`${daysAhead(4)}T14:00`);
    await page.getByLabel('Second alternative').fill(`${daysAhead(5)}T14:00`);
    await page.getByLabel('Google Meet link').fill('https://meet.google.com/abc-defg-hij');
    await visit.press('Finish');
    await expect(page.getByRole('alert').first()).toContainText('Failed to schedule interview.');
  },
  gone: shows(
    at('/setup-interview?id=00000000-0000-4000-8000-000000000000', beginner),
    'This application is not available',
  ),
  loading: loads(waiting, call),
  failed: fails(waiting, call, 'Error fetching Applications:'),
};
