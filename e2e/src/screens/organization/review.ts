import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import { at, fails, failsLater, loads, shows, type Arrival } from '../arrivals.ts';
import type { Cast, Meeting } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const call = 'applications/[^/]+';
const failure = 'Error fetching Applications:';

/** An organization opens an application. */
const application =
  (meeting: (cast: Cast) => Promise<Meeting>): Arrival =>
  async (cast) => {
    const { organization, applicationId } = await meeting(cast);
    return { person: organization, address: `/dashboard/applications/${applicationId}` };
  };

const waiting = application(async (cast) => (await cast.employer()).waiting);
const longest = shows(
  application((cast) => cast.longest()),
  longestStudent.full_name,
);

async function askWhetherToInterview(visit: Visit, arrival: Arrival = waiting): Promise<void> {
  await shows(arrival, 'Schedule Interview')(visit);
  await visit.ask('Schedule Interview', 'Schedule Interview');
}

async function askBeforeAccepting(visit: Visit, arrival: Arrival = waiting): Promise<void> {
  await askWhetherToInterview(visit, arrival);
  await visit.ask('No, skip interview', 'Accept Candidate?');
}

export const applicationReview: WaysInto<
  (typeof states)['/dashboard/applications/:applicationId']
> = {
  waiting: shows(waiting, 'Schedule Interview'),
  invited: shows(
    application(async (cast) => (await cast.employer()).invited),
    /^The interview is on/,
  ),
  'asked before rejecting': async (visit) => {
    await shows(waiting, 'Reject Application')(visit);
    await visit.ask('Reject Application', 'Rejection Card');
  },
  'asked whether to interview': (visit) => askWhetherToInterview(visit),
  'asked before accepting': (visit) => askBeforeAccepting(visit),
  accepted: async (visit) => {
    await askBeforeAccepting(
      visit,
      application((cast) => cast.newMeeting()),
    );
    await visit.dialog('Accept Candidate?').getByRole('button', { name: 'Yes' }).click();
    await expect(visit.dialog('Successful!')).toBeVisible();
  },
  failed: fails(waiting, call, failure),
  'failed later': failsLater(shows(waiting, 'Reject Application'), call, failure),
  rejected: shows(
    application(async (cast) => (await cast.ended()).rejected),
    /^You rejected this application/,
  ),
  withdrawn: shows(
    application(async (cast) => (await cast.ended()).withdrawn),
    /^The student withdrew/,
  ),
  'the longest texts': longest,
  'the longest rejection': async (visit) => {
    await longest(visit);
    await visit.ask('Reject Application', 'Rejection Card');
  },
  'a download failed': async (visit) => {
    await shows(waiting, 'Download resume')(visit);
    await visit.fail('files/[^/]+');
    await visit.press('Download resume');
    await visit.sees(/^Something went wrong on our side/);
  },
  gone: shows(
    at('/dashboard/applications/00000000-0000-4000-8000-000000000000', (cast) => cast.beginner()),
    'No application details...',
  ),
  loading: loads(waiting, call),
};
