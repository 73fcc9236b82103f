import { expect } from '@playwright/test';
import type states from '../../../../mfe-student/states.json';
import { at, fails, loads, shows, type Who } from '../arrivals.ts';
import { longestJob } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/Notifications';
const call = 'view_notifications/[^/]+';

/** What somebody was told, until it says this. */
const told = (who: Who, words: string | RegExp): Way => shows(at(address, who), words);

const newcomer: Who = (cast) => cast.newcomer();
const ended: Who = async (cast) => (await cast.ended()).student;
const invitation = told(async (cast) => (await cast.employer()).invited.student, 'Choose a date');

export const notifications: WaysInto<(typeof states)['/dashboard/Notifications']> = {
  'nothing yet': told(newcomer, 'No notifications available at the moment.'),
  'an invitation': invitation,
  'no date chosen': async (visit) => {
    await invitation(visit);
    await visit.press('Confirm date');
    await visit.sees('Please select an alternative date before confirming.');
  },
  'choosing failed': async (visit) => {
    await visit.fail('interview/[^/]+/update-date');
    await invitation(visit);
    await visit.page.getByRole('main').getByRole('radio').first().check();
    await visit.press('Confirm date');
    await visit.sees('Failed to confirm the alternative date. Please try again.');
  },
  'a chosen date': told(ended, 'your choice'),
  'a cancelled interview': told(ended, 'This interview does not take place.'),
  'a past interview': told((cast) => cast.demoPastInvitee(), /^The interview was on/),
  'some of them read': async (visit) => {
    await told((cast) => cast.demoStudent(), 'Open')(visit);
    const unread = visit.page.getByRole('button', { name: /^Mark as read/ });
    const count = await unread.count();
    if (count > 1) {
      await unread.first().click();
      await expect(unread).toHaveCount(count - 1);
    }
  },
  many: told(async (cast) => (await cast.busy()).student, 'Choose a date'),
  'the longest texts': told(
    async (cast) => (await cast.longest()).student,
    new RegExp(longestJob.job_title.slice(0, 60)),
  ),
  loading: loads(at(address, newcomer), call),
  failed: fails(at(address, newcomer), call, 'The notifications could not be loaded.'),
  offline: async (visit) => {
    await invitation(visit);
    await visit.goOffline();
  },
};
