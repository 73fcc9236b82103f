import type states from '../../../../mfe-organization/states.json';
import type { Caller } from '../../people/api-client.ts';
import type { Cast } from '../cast.ts';
import { longestStudent } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/Notifications';
const calls = 'view_notifications/[^/]+';

const told =
  (organization: (cast: Cast) => Promise<Caller>, words: string | RegExp): Way =>
  async (visit) => {
    await visit.as(await organization(visit.cast));
    await visit.open(address);
    await visit.sees(words);
  };

export const notifications: WaysInto<(typeof states)['/dashboard/Notifications']> = {
  some: told(async (cast) => (await cast.employer()).organization, 'Mark as read'),
  many: told(async (cast) => (await cast.busy()).organization, 'Mark as read'),
  'the longest texts': told(
    async (cast) => (await cast.longest()).organization,
    new RegExp(longestStudent.full_name.slice(0, 60)),
  ),
  loading: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.hold(calls);
    await visit.openLoading(address);
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.beginner());
    await visit.openFailed(address, calls, 'The notifications could not be loaded.');
  },
};
