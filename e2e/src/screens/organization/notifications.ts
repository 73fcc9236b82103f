import type states from '../../../../mfe-organization/states.json';
import { at, fails, loads, shows, type Who } from '../arrivals.ts';
import { longestStudent } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/Notifications';
const call = 'view_notifications/[^/]+';

/** What an organization was told, until it says this. */
const told = (who: Who, words: string | RegExp): Way => shows(at(address, who), words);

const own = at(address, (cast) => cast.beginner());

export const notifications: WaysInto<(typeof states)['/dashboard/Notifications']> = {
  some: told(async (cast) => (await cast.employer()).organization, 'Mark as read'),
  many: told(async (cast) => (await cast.busy()).organization, 'Mark as read'),
  'the longest texts': told(
    async (cast) => (await cast.longest()).organization,
    new RegExp(longestStudent.full_name.slice(0, 60)),
  ),
  loading: loads(own, call),
  failed: fails(own, call, 'The notifications could not be loaded.'),
};
