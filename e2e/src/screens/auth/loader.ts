import type states from '../../../../mfe-auth/states.json';
import { newAccount } from '../../people/accounts.ts';
import { logInWithGoogle } from '../../people/google.ts';
import { at, fails } from '../arrivals.ts';
import type { WaysInto } from '../ways.ts';

const newcomer = at('/loader', (cast) => cast.newcomer());

export const loader: WaysInto<(typeof states)['/loader']> = {
  loading: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.hold('me');
    await visit.page.goto('/loader');
    await visit.sees('Getting your account…');
  },
  late: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.hold('me');
    await visit.page.clock.install();
    await visit.page.goto('/loader');
    await visit.sees('Getting your account…');
    await visit.page.clock.fastForward(11_000);
    await visit.sees('This takes longer than usual.');
  },
  failed: fails(newcomer, 'me', 'Failed to fetch user data'),
  'coming from Google': async (visit) => {
    await visit.as(null);
    await visit.hold('auth/google/session');
    await visit.page.goto('/loader#google=a-code');
    await visit.sees('Getting your account…');
  },
  'Google is away': async (visit) => {
    await visit.as(null);
    await visit.open('/loader?google=unavailable');
    await visit.sees(/^Google cannot be reached at the moment/);
  },
  'refused by Google': async (visit) => {
    await visit.as(null);
    await logInWithGoogle(visit.page, { ...newAccount('Ngozi Okafor'), verified: false });
    await visit.sees(/^Google has not verified your email address yet/);
  },
};
