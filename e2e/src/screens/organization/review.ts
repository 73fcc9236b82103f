import { expect } from '@playwright/test';
import type states from '../../../../mfe-organization/states.json';
import type { Cast, Meeting } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Visit } from '../visit.ts';
import type { WaysInto } from '../ways.ts';

const address = (applicationId: string): string => `/dashboard/applications/${applicationId}`;

async function review(
  visit: Visit,
  meeting: (cast: Cast) => Promise<Meeting>,
  words: string | RegExp,
): Promise<void> {
  const { organization, applicationId } = await meeting(visit.cast);
  await visit.as(organization);
  await visit.open(address(applicationId));
  await visit.sees(words);
}

const waiting = async (cast: Cast): Promise<Meeting> => (await cast.employer()).waiting;

async function askWhetherToInterview(
  visit: Visit,
  meeting: (cast: Cast) => Promise<Meeting> = waiting,
): Promise<void> {
  await review(visit, meeting, 'Schedule Interview');
  await visit.ask('Schedule Interview', 'Schedule Interview');
}

async function askBeforeAccepting(
  visit: Visit,
  meeting: (cast: Cast) => Promise<Meeting> = waiting,
): Promise<void> {
  await askWhetherToInterview(visit, meeting);
  await visit.ask('No, skip interview', 'Accept Candidate?');
}

export const applicationReview: WaysInto<
  (typeof states)['/dashboard/applications/:applicationId']
> = {
  waiting: (visit) => review(visit, waiting, 'Schedule Interview'),
  invited: (visit) =>
    review(visit, async (cast) => (await cast.employer()).invited, /^The interview is on/),
  'asked before rejecting': async (visit) => {
    await review(visit, waiting, 'Reject Application');
    await visit.ask('Reject Application', 'Rejection Card');
  },
  'asked whether to interview': (visit) => askWhetherToInterview(visit),
  'asked before accepting': (visit) => askBeforeAccepting(visit),
  accepted: async (visit) => {
    await askBeforeAccepting(visit, (cast) => cast.newMeeting());
    await visit.dialog('Accept Candidate?').getByRole('button', { name: 'Yes' }).click();
    await expect(visit.dialog('Successful!')).toBeVisible();
  },
  failed: async (visit) => {
    const { organization, applicationId } = await waiting(visit.cast);
    await visit.as(organization);
    await visit.openFailed(
      address(applicationId),
      `applications/${applicationId}`,
      'Error fetching Applications:',
    );
  },
  rejected: (visit) =>
    review(visit, async (cast) => (await cast.ended()).rejected, /^You rejected this application/),
  withdrawn: (visit) =>
    review(visit, async (cast) => (await cast.ended()).withdrawn, /^The student withdrew/),
  'the longest texts': (visit) => review(visit, (cast) => cast.longest(), longestStudent.full_name),
  'the longest rejection': async (visit) => {
    await review(visit, (cast) => cast.longest(), longestStudent.full_name);
    await visit.ask('Reject Application', 'Rejection Card');
  },
  'a download failed': async (visit) => {
    await review(visit, waiting, 'Download resume');
    await visit.fail('files/[^/]+');
    await visit.press('Download resume');
    await visit.sees(/^Something went wrong on our side/);
  },
  gone: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.open(address('00000000-0000-4000-8000-000000000000'));
    await visit.sees('No application details...');
  },
  loading: async (visit) => {
    const { organization, applicationId } = await waiting(visit.cast);
    await visit.as(organization);
    await visit.hold(`applications/${applicationId}`);
    await visit.openLoading(address(applicationId));
  },
};
